import type { ArticleWording } from '#platform/help-article.ts'

export const publishing: ArticleWording = {
  title: 'Publicar ahora o programar',
  summary:
    'Publicar envía todas las publicaciones al momento; Programar las envía a la hora que elijas, en la zona horaria de tu negocio. Las que no tienen un canal conectado te esperan.',
  words:
    'publicar programar reprogramar enviar hora fecha cambiar cancelar programación retirar parar después ahora zona horaria todas las redes a la vez distintas horas cada plataforma antelación colgar mandar más tarde facebook instagram',
  phrasings: [
    'programe sin querer',
    'que no salga',
    'cuando sale',
    'dejar los posteos programados',
    'agendar un post',
    'como programo',
    'dejar listo para el sabado',
    'publicar mañana temprano',
    'adelantar una publicacion',
    'ya no quiero que salga',
    'borrar una publicacion programada',
    'dejar publicaciones programadas',
    'desprogramar',
    'quitar lo programado',
    'programar para mañana',
    'que salga a tal hora',
    'programar una publicacion para despues',
    'publicar ahora',
    'cancelar una publicacion programada',
    'sacar una publicacion programada',
    'cambiar la hora de una publicacion',
    'reprogramar',
    'pararla antes de que salga',
    'mejor hora para publicar',
    'siguiente hueco libre',
    'añadir a la cola',
  ],
  body: [
    {
      steps: [
        'Abre una campaña. **Publicar** la envía ya; antes ves qué publicaciones salen automáticamente y cuáles te necesitan.',
        '**Programar** pide un momento, como mucho dentro de un año. **Todas a la vez** propone el siguiente hueco libre; **Añadir a la cola** da a cada publicación el siguiente hueco de su plataforma, y **Una plataforma al día** las reparte por días.',
        '**Reprogramar** cambia la hora. **Cancelar programación** devuelve a borrador todo lo que aún no ha salido.',
        'En el menú de una publicación, **Programar solo esta publicación** da a una plataforma su propia hora.',
      ],
    },
    'Una publicación cuenta como publicada solo cuando la red la ha aceptado o una persona de tu equipo lo ha confirmado. Si el servidor estaba apagado a esa hora, sale con retraso durante unas horas; después decides tú.',
    'Las horas de publicación las decides tú: pulsa **Horas de publicación** en el [Calendario](/calendar). Mientras no lo hagas, las buenas horas salen de tus propios resultados cuando ya hay suficientes; si no, de las horas antes de tus mejores ventas, y si tampoco, de cuando la gente suele mirar. Un hueco está libre si ese canal no tiene otra publicación a menos de una hora.',
    'Nada se envía dos veces: si la red no responde con claridad, lo comprobamos allí antes de volver a enviar.',
  ],
  questions: [
    {
      ask: '¿Cómo programo una publicación?',
      answer: 'Abre la campaña, pulsa «Programar» y elige la hora. Es la de la zona horaria de tu negocio.',
    },
    {
      ask: '¿Cómo paro una publicación programada?',
      answer:
        'Abre la campaña y pulsa «Cancelar programación». Sus publicaciones vuelven a ser borradores. Lo que ya se ha publicado se queda.',
    },
    {
      ask: '¿Qué zona horaria se usa?',
      answer:
        'La de tu negocio, que ves junto a cada hora. Se cambia en Ajustes, en Datos del negocio. Si los relojes se saltan una hora al empezar el horario de verano, la publicación sale ese rato más tarde; si la marcan dos veces, sale la primera.',
    },
    {
      ask: '¿Por qué no puedo programar una publicación con imagen?',
      answer:
        'Algunas redes, como Threads, Instagram y TikTok, leen las imágenes y los vídeos desde CampAIgner. Si no se puede llegar hasta él desde internet, el mensaje dice por qué. Tu administrador lo arregla con PUBLIC_URL. Mientras tanto salen las publicaciones sin imágenes y las de las redes a las que se las enviamos.',
    },
  ],
}

export const needsYou: ArticleWording = {
  title: 'Una publicación dice «Lista para que la publiques»',
  summary:
    'La publicación está lista, pero no hay un canal conectado, espera como borrador en la app de la red o la red no permite publicar automáticamente. Publícala tú en un minuto y confírmalo aquí.',
  words:
    'lista para que la publiques te necesita esperando a mano manual exportar html markdown zip compartir confirmar copiar ya la he publicado sin confirmar pegar publicarla yo automáticamente sola marcar',
  phrasings: [
    'dice que la suba yo',
    'la historia la tengo que subir a mano',
    'publicar yo mismo',
    'copiar el texto y subirlo',
    'ya la subi yo',
    'por que no se sube sola',
    'publicarla a mano',
    'por que la tengo que publicar yo',
    'marcar como publicada',
    'lista para que la publiques',
  ],
  body: [
    'En el móvil, abre **Listas para publicar**: mientras algo espera, Inicio y Campañas te llevan allí. Ves las publicaciones de una en una. Con un toque compartes el texto y las imágenes con la aplicación, y además se copia el texto, porque algunas aplicaciones lo pierden. Vuelve y toca **Ya está publicada**; después viene la siguiente.',
    'En el ordenador, ve paso a paso:',
    {
      steps: [
        'Abre la campaña y elige la publicación marcada **Lista para que la publiques**.',
        'Pulsa **Copiar texto**. En boletines, artículos y correos, **Copiar con formato** conserva los párrafos y los enlaces, o puedes descargar un archivo terminado.',
        'Guarda las imágenes una a una o pulsa **Guardar todo (ZIP)**. En el móvil, **Compartir…** lo pasa todo directamente a la aplicación.',
        'Abre la red y publícala allí; donde se puede, el texto ya está puesto.',
        'Vuelve, pega si quieres el **Enlace a tu publicación** y pulsa **Ya la he publicado**. Hasta entonces no cuenta como publicada. Con el enlace también leemos sus resultados donde la red lo permite.',
      ],
    },
    'Si no hay un canal conectado, pulsa **Conectar canal**. Después abre otra vez la campaña y pulsa **Publicar ahora**: solo sale lo que esperaba.',
    'Lo que envías a TikTok llega como borrador a tu bandeja de entrada de TikTok. Abre TikTok en el móvil, toca el mensaje, pega el texto y publica. Después pulsa aquí **Ya la he publicado**. ¿No encuentras el borrador? **Volver a enviar**.',
    '**Sin confirmar** significa que la enviamos, pero no llegó respuesta. Compruébalo en la red y pulsa **Sí, está** o **No, no está**. Si no está, puedes volver a enviarla. Nunca la reenviamos por nuestra cuenta.',
  ],
  questions: [
    {
      ask: '¿Por qué una publicación me necesita?',
      answer:
        'Porque no hay un canal conectado para su plataforma, hay que volver a conectarlo, su hora pasó hace demasiadas horas, espera como borrador en la app de la red o la red no permite publicar automáticamente.',
    },
    {
      ask: '¿Qué significa «Sin confirmar»?',
      answer:
        'La enviamos, pero la red no dijo si había llegado. Compruébalo allí y dínoslo, para que nada aparezca dos veces.',
    },
  ],
}

export const failedPosts: ArticleWording = {
  title: 'Una publicación no se ha publicado',
  summary:
    'Mira el motivo junto a la publicación, con lo que ha dicho la red. Arréglalo y reintenta solo lo que falló; lo publicado no se toca.',
  words:
    'fallida fallo error no publicado por qué reintentar otra vez problema rechazada límite red rechaza facebook instagram volver a intentar',
  phrasings: [
    'no se subio mi publicacion',
    'no salio nada ayer',
    'no se subio',
    'me sale un error',
    'salio mal la publicacion',
    'reintentar',
    'porque fallo',
    'fallo la publicacion',
    'dice fallida',
    'da error al publicar',
    'la red la rechazo',
    'volver a intentar',
    'no se publico',
  ],
  body: [
    {
      steps: [
        'Abre la campaña y elige la publicación marcada **Fallida**. El motivo está arriba; **Actividad** muestra los detalles: cuándo se envió, con cuánto retraso y por qué, y qué dijo la red.',
        'Arregla el problema: acorta el texto, cambia la imagen o vuelve a conectar el canal.',
        'Pulsa el botón que reintenta las publicaciones fallidas y confirma con **Reintentar**.',
      ],
    },
    'Si la red sigue rechazándola, **Publicarla tú** te guía para publicarla allí.',
    'Qué significan los motivos:',
    {
      list: [
        'Incumple una regla: no la hemos enviado, porque la red la rechazaría.',
        'La red la ha rechazado: allí no se ha publicado nada. Debajo ves sus palabras exactas y, si la necesitas para pedir ayuda, su respuesta completa.',
        'No se pudo llegar a la red, o pidió esperar: lo intentamos varias veces. Prueba más tarde.',
        'El acceso ha caducado: vuelve a conectar el canal en [Canales](/settings?section=channels).',
      ],
    },
  ],
  questions: [
    {
      ask: '¿Por qué no se ha publicado mi publicación?',
      answer:
        'Abre su campaña y mira el motivo junto a la publicación. El chat de ayuda del panel también puede mirarlo para un día concreto.',
    },
    {
      ask: '¿Cómo reintento una publicación fallida?',
      answer:
        'Abre la campaña y pulsa el botón que reintenta las publicaciones fallidas. Lo ya publicado no se envía dos veces.',
    },
  ],
}

export const latePosts: ArticleWording = {
  title: '¿Por qué no ha salido mi publicación?',
  summary:
    'La línea de arriba en Campañas muestra si las publicaciones salen y qué hacer si no. Una publicación con retraso no se pierde: sale en cuanto puede, y una sola vez.',
  words:
    'retraso tarde atrasada parada atascada espera cola no enviada a su hora roja envío estado salud pausada sigue esperando noche madrugada salir sola parado',
  phrasings: [
    'todavia no sale',
    'ya paso la hora y no se publico',
    'tarda mucho en salir',
    'pendiente de envio',
    'sale tarde',
    'atascada en la cola',
    'sigue en cola',
    'no salio a su hora',
    'no se esta enviando nada',
    'el envio esta parado',
    'lleva rato esperando',
  ],
  body: [
    'Abre [Campañas](/campaigns), o [Canales](/settings?section=channels) en los ajustes. Si todo va bien, ves una línea con la última publicación y la próxima. Si no, ves cada problema con un botón para arreglarlo.',
    {
      list: [
        '**Con retraso**: la publicación debería haber salido hace al menos dos minutos. Lo seguimos intentando. A la persona que creó la campaña se le avisa una vez, no cada minuto.',
        'El acceso ha caducado: pulsa **Volver a conectar**. Lo programado allí espera hasta entonces.',
        'Una red nos ha pedido esperar o no ha respondido: no hay que hacer nada. Enviamos en cuanto nos deje.',
        '**Lista para que la publiques**: no hay un canal conectado, o su hora pasó hace demasiado. Abre la campaña y decide.',
        '**Sin confirmar**: la enviamos, pero no llegó respuesta. Búscala en la red antes de volver a enviarla.',
        '**Fallida**: la red la ha rechazado. [El motivo](/help?article=failed-posts) está junto a la publicación.',
      ],
    },
    '**El envío está parado** es para tu administrador: se pone en marcha con npm start, o como proceso aparte con ROLE=worker npm start. Ejecuta npm run doctor para ver qué falta. Las publicaciones sin demasiado retraso salen entonces automáticamente.',
  ],
  questions: [
    {
      ask: 'Mi publicación va con retraso. ¿Tengo que hacer algo?',
      answer:
        'Solo si la línea de arriba en Campañas muestra un botón. Si no, sale automáticamente en cuanto puede, y nunca dos veces.',
    },
    {
      ask: '¿Una publicación con retraso sale a cualquier hora?',
      answer:
        'Durante unas horas sale con retraso. Después te espera, porque una oferta vieja puede hacer daño. «Cancelar programación» la detiene cuando quieras.',
    },
    {
      ask: '¿Cómo vuelvo a poner en marcha el envío en mi propio servidor?',
      answer:
        'Con npm start, o con ROLE=worker npm start para un proceso que solo trabaja en segundo plano. npm run doctor muestra si hay alguno en marcha.',
    },
  ],
}
