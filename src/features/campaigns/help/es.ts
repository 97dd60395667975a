import type { ArticleWording } from '#platform/help-article.ts'

export const campaigns: ArticleWording = {
  title: 'Crear una campaña a mano',
  summary:
    'Una campaña es un mensaje con una publicación para cada plataforma. Pulsa Nueva campaña, escríbela y guárdala como borrador o elige una hora.',
  words:
    'nueva publicación post escribir manual borrador pestañas lista estado total buscar encontrar ordenar orden eliminar borrar copiar duplicar año pasado vieja antigua internet conexión guardar borradores',
  phrasings: [
    'publicar lo mismo en todas partes',
    'elegir en que redes sale',
    'se fue el internet',
    'publicar en varias redes',
    'repetir la misma publicacion',
    'hacer la campaña yo sin ia',
    'borre la campaña equivocada',
    'repetir lo del año pasado',
    'crear un posteo yo',
    'postear en todas las redes',
    'mismo post en varias redes',
    'volver a usar una campaña',
    'donde estan mis campañas',
    'eliminar campaña',
    'duplicar una campaña',
    'repetir una campaña',
    'hacer una campaña nueva',
    'escribir yo una publicacion',
    'publicar en varias redes a la vez',
    'lo mismo en facebook e instagram',
    'copiar una campaña vieja',
    'borrar una campaña',
    'guardar como borrador',
  ],
  body: [
    {
      steps: [
        'Abre [Campañas](/campaigns) y pulsa **Nueva campaña**.',
        'Añade un título y una descripción, y elige al menos una plataforma. Si dejas vacío **Contenido**, se usa la descripción.',
        'Elige un momento en **Cuándo**, o déjalo vacío.',
        'Pulsa **Guardar borrador**. Si has elegido un momento, el botón dice **Programar campaña**.',
      ],
    },
    'Marca **Crear imágenes con el estilo de mi marca** para que cada publicación tenga una imagen del tamaño de su plataforma. Puedes cambiarlas todas.',
    'Las pestañas muestran tus campañas en borrador, programadas, publicadas y generadas con IA. **Ver** abre una campaña, donde puedes editar cada publicación.',
    'Las publicaciones de un plan de contenido forman una tarjeta arriba, con cuántas están programadas y publicadas. Ábrela para verlas una a una; **Todas las campañas** te lleva de vuelta.',
    'El buscador encuentra palabras en títulos, descripciones y publicaciones. Las mayúsculas y las tildes dan igual, y basta con el principio de una palabra. Al lado eliges el orden: más recientes, más antiguas, próximas en salir, mayor alcance o título.',
  ],
  questions: [
    {
      ask: '¿Cómo creo una campaña?',
      answer:
        'En Campañas, pulsa «Nueva campaña», añade título y descripción, elige tus plataformas y guárdala. O pulsa «Generar con IA» para que se escriba por ti.',
    },
    {
      ask: '¿Cómo encuentro una campaña antigua?',
      answer:
        'En Campañas, busca una palabra que recuerdes. Buscamos en títulos, descripciones y publicaciones, dentro de la pestaña abierta.',
    },
    {
      ask: '¿Cómo elimino o copio una campaña?',
      answer:
        'Ábrela y usa el menú junto al título. «Duplicar» hace una copia en borrador. «Eliminar» la elimina de aquí para siempre.',
    },
    {
      ask: '¿Por qué una campaña aparece como publicada si algo ha fallado?',
      answer:
        'Una campaña está publicada en cuanto lo está una publicación. Su tarjeta dice cuántas se han entregado, y puedes reintentar solo las fallidas.',
    },
    {
      ask: 'Se cortó la conexión mientras guardaba o publicaba. ¿Qué hago?',
      answer: 'Deja la ventana abierta y pulsa el botón otra vez. Nada se crea ni se envía dos veces.',
    },
  ],
}

export const aiGenerate: ArticleWording = {
  title: 'Deja que te escribamos una campaña',
  summary:
    'Describe tu idea, elige plataformas y tendrás un borrador con un texto y una imagen para cada una. Lo escribe tu proveedor de IA o, si no hay ninguno conectado, el redactor integrado.',
  words:
    'ia inteligencia artificial chatgpt generar escribir texto automático redactor integrado quién escribe textos por mí yo publicación',
  phrasings: [
    'hazme un texto',
    'escribeme un post de mi oferta',
    'textos automaticos',
    'que me lo escriba la ia',
    'que escriba por mi',
    'generar una publicacion de mi oferta',
    'quien escribio este texto',
  ],
  body: [
    {
      steps: [
        'Abre [Campañas](/campaigns) y pulsa **Generar con IA**.',
        'Di en una o dos frases de qué trata: la oferta, el precio, las fechas.',
        'Mira **Esto es lo que entendimos**: pulsa un dato para cambiarlo o quitarlo. Deseos como «que sea corto» aparecen en **Cómo escribirlo** y no se publican.',
        'Elige al menos una plataforma y pulsa **Generar campaña**.',
        'Lee cada texto, edita lo que quieras y después publica o programa.',
      ],
    },
    'El redactor integrado no necesita clave y no envía tus datos a ningún sitio. Para textos más variados, conecta un proveedor en **Proveedor de IA**, en [Ajustes](/settings?section=ai). Si un texto incumple las reglas de una plataforma, se reescribe, si hace falta con el redactor integrado. La publicación te lo indica.',
    'Siempre es un borrador. No se publica nada hasta que tú lo digas.',
  ],
  questions: [
    {
      ask: '¿Quién escribe los textos?',
      answer:
        'El proveedor de IA conectado a tu espacio de trabajo, o el redactor integrado de CampAIgner. Cada publicación dice cuál.',
    },
    {
      ask: '¿Puede la IA inventarse precios o descuentos?',
      answer:
        'Se le pide que use solo lo que has escrito, y rechazamos las cifras inventadas. Aun así, lee cada texto antes de publicar.',
    },
  ],
}

export const editPosts: ArticleWording = {
  title: 'Cambiar los textos, las imágenes o el vídeo',
  summary:
    'Abre una campaña y elige una plataforma. Edita su texto, sus imágenes y su vídeo junto a una vista previa que se parece a la red.',
  words:
    'editar texto reescribir acortar más corto más largo tono cercano profesional alternativas deshacer adaptar traducir traducción idioma imagen foto vídeo cambiar vista previa contador caracteres variaciones hashtags hilo partes primer comentario debajo propias fotos subir reemplazar corregir falta ortografía ya publicado mismo texto todas las plataformas quitar red cómo queda móvil celular alternativo',
  phrasings: [
    'publicar en dos páginas de facebook',
    'elegir en qué página sale una publicación',
    'como se va a ver antes de publicarla',
    'mas formal el texto',
    'mas serio el texto',
    'mas alegre el texto',
    'no me gusta el texto dame otro',
    'hacer el texto mas corto',
    'otra version del texto',
    'cambiar la foto del post de instagram',
    'editar un post',
    'poner otra imagen',
    'subir mi foto',
    'arreglar el texto',
    'cambiar la foto de una publicacion programada',
    'agregar video a un post',
    'ver antes de publicar',
    'cambiar el texto de una publicacion',
    'cambiar la foto',
    'usar mis propias fotos',
    'corregir una falta',
    'ver como va a quedar',
    'vista previa',
    'quitar una red de la campaña',
    'editar algo ya publicado',
    'hacer una oferta con cupón en google',
    'anunciar un evento en google',
    'preguntar con una encuesta',
    'ver la publicación en modo oscuro',
  ],
  body: [
    {
      steps: [
        'Abre una campaña con **Ver** y elige una publicación de la lista.',
        'Edita el texto. El contador cuenta como lo hace la red, y **Corrige esto antes de publicar** muestra lo que la red rechazaría.',
        'En **Imágenes y vídeo**, pulsa **Añadir imagen** o **Añadir vídeo**, y describe lo que se ve en **Texto alternativo**. Una imagen puede ir a todas las plataformas a la vez: la recortamos para cada una.',
        'Pulsa **Guardar**, o Ctrl (⌘) + Intro. Los cambios sin guardar no se publican. Se quedan en esta pestaña hasta que los guardes o los descartes.',
      ],
    },
    'Sobre el texto, **Reescribir**, **Más corto**, **Más largo**, **Más cercano** y **Más profesional** lo sustituyen por otra versión que conserva tus datos y tus hashtags; pulsa otra vez para ver otra. **Alternativas** muestra hasta tres para elegir. **Deshacer** recupera tu texto. Si no hay nada mejor que decir, te avisamos. No se guarda nada hasta que pulses **Guardar**.',
    'En X, Threads y los hilos de LinkedIn, **Añadir una parte al hilo** continúa la publicación y **Dividir en un hilo** corta un texto largo entre frases. En Facebook, Instagram y LinkedIn, **Añadir un primer comentario** deja un comentario tuyo justo debajo, y **Pasar los hashtags al primer comentario** deja limpio el texto. Todo sale junto con la publicación.',
    'Algunas redes tienen opciones propias bajo el texto, como los eventos y las ofertas en Google Business, las encuestas en X y Threads o los colaboradores en Instagram. Solo aparecen las que sirven para esa publicación, y la vista previa también las muestra. Con **Claro** y **Oscuro** la ves como se ve en cada modo. Bajo las opciones te decimos qué hará la red con la publicación, como recortar la imagen.',
    '**Traducir** muestra el original y la traducción, uno al lado de la otra. Necesita un proveedor de IA, que se conecta en Ajustes. Corrige la traducción y elige **Sustituir el texto**, **Añadir debajo del original** o **Guardar traducción**. La publicación conserva los dos idiomas, y te avisamos si el texto ha cambiado desde entonces.',
    '**Usar en otras plataformas** adapta tu texto a cada plataforma de la campaña. Lee los textos, desmarca los que no quieras y guárdalos todos a la vez. Para copiarlo palabra por palabra, desmarca **Adaptar el texto a cada plataforma**. **Deshacer en otras plataformas** recupera los textos anteriores. En **Más ideas** hay otras versiones; **Usar este texto** inserta una. **Crear las imágenes que faltan** crea imágenes con el estilo de tu marca. **Quitar plataforma** quita una publicación.',
    'Si tienes varias cuentas en una plataforma, **Publicar en** dice a cuál va la publicación. **Publicar también en …** añade otra publicación para otra cuenta, como borrador con el mismo contenido. Una publicación nunca sale por otra cuenta: si la elegida se desconecta, te espera.',
    'Cuando una publicación se está enviando o ya ha salido, no se puede editar aquí.',
  ],
  questions: [
    {
      ask: '¿Puedo editar una publicación que ya ha salido?',
      answer: 'Desde aquí no. Edítala en la propia red, o duplica la campaña y publica una nueva.',
    },
    {
      ask: '¿Cómo añado o cambio una imagen de una publicación?',
      answer:
        'Abre la campaña, elige la plataforma y pulsa «Añadir imagen» o «Cambiar». Elige una imagen de tu biblioteca o sube una: PNG, JPG, WEBP o HEIC, de hasta 10 MB. Mueve el punto a lo que no debe faltar en ningún recorte y elige las plataformas.',
    },
  ],
}

export const limits: ArticleWording = {
  title: 'Longitud de los textos y otros límites',
  summary:
    'Cada red tiene sus límites para textos, imágenes y vídeos. Los comprobamos mientras escribes y otra vez antes de enviar.',
  words:
    'límite longitud caracteres demasiado largo máximo hashtags tamaño megas imagen vídeo cuántos x twitter instagram formatos subir archivo pesa tuit caben png jpg',
  phrasings: [
    'se corta el texto',
    'falta parte del texto',
    'demasiadas letras',
    'no acepta la foto',
    'tamaño maximo de un video',
    'limite de letras',
    'tamaño maximo de foto',
    'no me deja subir la foto',
    'video muy largo',
    'cuantas fotos puedo poner',
    'no cabe el texto',
    'foto pesada',
    'cuantas palabras puedo poner',
    'cuantos caracteres',
    'la foto es demasiado grande',
    'archivo muy pesado',
    'texto mas largo permitido',
    'que formatos de imagen',
    'el texto es muy largo',
  ],
  body: [
    'Los más consultados:',
    {
      list: [
        'X: 280 caracteres. Un enlace cuenta como 23 y un emoji como dos.',
        'Instagram: 2200 caracteres, 30 hashtags y siempre una imagen o un vídeo. El ancho de una imagen debe ser del 80 % al 191 % de su alto.',
        'Facebook: 63 206 caracteres. LinkedIn: 3000. Threads: 500, con una sola etiqueta de tema.',
        'Pinterest: título de 100 caracteres, texto de 800 y texto alternativo de 500. TikTok: 2200. Snapchat: 160.',
        'WhatsApp: 1024 caracteres. Correo electrónico: asunto de hasta 150.',
        'Telegram: 4096 caracteres, o 1024 con una imagen. Google Business: 1500, sin números de teléfono.',
      ],
    },
    'Están todos en **Canales**, dentro de [Ajustes](/settings?section=channels): abre **Requisitos y límites** en cualquier plataforma.',
    'Los archivos que subes pueden ocupar hasta 10 MB: PNG, JPG, WEBP, HEIC o PDF.',
  ],
  questions: [
    {
      ask: '¿Cuántos caracteres puede tener una publicación en X?',
      answer:
        '280. X cuenta un enlace como 23 caracteres y un emoji como dos; nuestro contador hace lo mismo.',
    },
    {
      ask: '¿Cuánto puede ocupar un archivo?',
      answer: 'Hasta 10 MB, en PNG, JPG, WEBP, HEIC o PDF. Algunas redes solo admiten imágenes más pequeñas.',
    },
  ],
}

export const campaignResults: ArticleWording = {
  title: 'Resultados de una campaña',
  summary:
    'Abre una campaña publicada y elige la pestaña Resultados: totales, las plataformas una al lado de otra, la mejor publicación y cómo han crecido los datos.',
  words:
    'interacciones actualizar comparar plataformas mejor publicación de una campaña con el tiempo sin datos guion modo de prueba',
  phrasings: [
    'resultados de una campaña',
    'actualizar resultados',
    'por que sale un guion en vez de un numero',
    'los resultados no se actualizan',
    'comparar plataformas de una campaña',
    'resultados de la campaña de ayer',
  ],
  body: [
    {
      steps: [
        'Abre [Campañas](/campaigns) y pulsa **Ver** en una publicada.',
        'Elige la pestaña **Resultados**. Aparece con la primera publicación.',
        'Pulsa **Actualizar resultados** para preguntar ahora a las redes.',
      ],
    },
    {
      list: [
        '**Interacciones** son los me gusta, los comentarios y las veces que se ha compartido.',
        '**Por plataforma** muestra cada dato con la palabra de la red debajo cuando es otra. Pulsa una palabra subrayada para ver qué cuenta: X, por ejemplo, cuenta impresiones, e Instagram, cuentas.',
        'Un guion o **Sin datos** significa que la red no indica ese dato. No es un cero. Pulsa el guion para ver por qué. **Todas las publicaciones** suma solo lo que se sabe y dice de cuántas.',
        '**Mejor publicación** es la que más interacciones tiene. Si no hay ninguna, la de mayor alcance, y después la de más clics.',
        '**Con el tiempo** muestra los totales al final de cada día, también como tabla y como archivo CSV.',
      ],
    },
    'Leemos los resultados sin que hagas nada: a menudo el primer día, después cada vez menos, hasta 30 días después de publicar. La tabla dice cuándo se lee cada plataforma la próxima vez. Pasados esos 30 días, pulsa **Actualizar resultados**. Donde leerlos cuesta dinero no se lee nada sin ti: ves el precio junto a **Leer ahora**. Si una red no responde, se mantienen los últimos conocidos y ves el motivo.',
    'Los resultados con la marca **Modo de prueba** vienen de la red de prueba: solo tu equipo ha visto esas publicaciones. Lo que publicas por tu cuenta tiene resultados si al marcarlo como publicado pegaste su enlace completo y su canal está conectado: en Bluesky, Mastodon, Pinterest, Reddit, TikTok, X y YouTube. Otras redes no nos dejan buscar una publicación por su enlace.',
  ],
  questions: [
    {
      ask: '¿Por qué no hay nada nuevo después de actualizar?',
      answer:
        'La red indica los mismos datos que antes. Algunas redes solo cuentan una vez por hora o una vez al día.',
    },
    {
      ask: '¿Qué pasa con los resultados si desconecto un canal?',
      answer:
        'Se quedan como en la última lectura. Ya no se pueden leer otros nuevos de las publicaciones de ese canal.',
    },
  ],
}
