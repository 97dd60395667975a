import type { ArticleWording } from '#platform/help-article.ts'

export const gettingStarted: ArticleWording = {
  title: 'Tus primeros tres minutos',
  summary:
    'Cuatro preguntas cortas preparan tu negocio y escriben tu primera publicación. En el modo de prueba puedes probarlo todo sin cuentas en las redes sociales.',
  words:
    'empezar comenzar principiante tutorial primeros pasos nuevo configurar todo cómo funciona guía manual aprender registrarme',
  phrasings: [
    'para que sirve esta app en mi tienda',
    'ya entre y ahora que hago',
    'que puedo hacer con esto',
    'no entiendo nada',
    'primeros pasos',
    'como se usa esto',
    'acabo de abrir la cuenta',
    'poner en marcha mi negocio',
    'por donde empiezo',
    'como configuro todo',
    'que hago primero',
    'recien me registre y ahora que',
    'soy nueva como funciona',
    'guia paso a paso',
    'necesito tener redes sociales',
  ],
  body: [
    {
      steps: [
        'Responde a las cuatro [preguntas de bienvenida](/welcome): cómo se llama tu negocio y a qué te dedicas, dónde estás, qué aspecto tendrán tus publicaciones y de qué va la primera. Sáltate las que quieras.',
        'Mira tu primera publicación en cinco plataformas, con tu foto si la has añadido. Cambia lo que quieras y pulsa **Publicar en modo de prueba**. Nada de lo que hay en el modo de prueba es público.',
        'Escribe la siguiente: abre [Crear campaña](/waterfall), describe tu idea en una frase y pulsa **Generar campaña**.',
        'Revisa los textos y después publica o programa.',
        'Añade o importa a tus clientes en [Clientes](/customers).',
      ],
    },
    'La lista **Primeros pasos** del [Inicio](/home) te dice qué falta. Desaparece cuando está todo hecho o cuando la ocultas.',
    '¿Prefieres echar un vistazo antes? **Cargar datos de demostración**, arriba en [Inicio](/home), llena tu espacio de trabajo con una tienda de demostración que puedes quitar después.',
  ],
  questions: [
    {
      ask: '¿Por dónde empiezo?',
      answer:
        'Por las [preguntas de bienvenida](/welcome). En tres minutos tienes una publicación en modo de prueba, con tu nombre, tu estilo y tu foto.',
    },
    {
      ask: '¿Necesito cuentas en las redes sociales?',
      answer: 'Para probar, no: el modo de prueba incluido publica donde solo puede verlo tu equipo.',
    },
  ],
}

export const help: ArticleWording = {
  title: 'Cómo obtener ayuda',
  summary:
    'Busca en el centro de ayuda, pregunta en el chat de ayuda del panel o escribe a tu administrador.',
  words:
    'soporte contacto pregunta preguntas frecuentes chat asistente escribir mensaje persona hablar alguien teléfono llamar real humano cuánto tardan responder atención',
  phrasings: [
    'con quien hablo si algo no funciona',
    'donde me quejo',
    'necesito ayuda',
    'tengo un problema con el programa',
    'quiero hablar con alguien',
    'reclamo',
    'hablar con una persona',
    'contactar con soporte',
    'telefono de soporte',
    'hacer una pregunta',
    'avisar de un fallo',
    'que puede ver el chat de ayuda',
  ],
  body: [
    {
      list: [
        'Busca aquí: basta una palabra, los acentos dan igual y se busca en los dos idiomas.',
        'Pregunta en el chat: pulsa el signo de interrogación, abajo a la derecha en el [Panel](/dashboard). Conoce estos artículos y puede consultar tus datos, como por qué no se publicó una publicación, qué hay programado y qué facturas están vencidas.',
        'Escríbenos: usa el formulario de [Ayuda y contacto](/support). Respondemos en 24 horas, o en 2 horas a los clientes VIP.',
      ],
    },
    'El chat solo lee: nunca cambia, envía ni elimina nada, y tus mensajes no se guardan. Si tu espacio de trabajo ha conectado un proveedor de IA, se le envían tu pregunta y los datos consultados para responderla.',
  ],
  questions: [
    {
      ask: '¿Qué puede ver el chat de ayuda?',
      answer: 'Solo lo que puedes ver tú en tu propio espacio de trabajo. No puede cambiar nada.',
    },
    {
      ask: '¿Cómo contacto con soporte?',
      answer: 'Usa el formulario de Ayuda y contacto. Tu mensaje llega a tu administrador.',
    },
  ],
}

export const selfHosting: ArticleWording = {
  title: 'CampAIgner en tu propio servidor',
  summary:
    'Basta una máquina con Node 20 o posterior: ejecuta npm ci y npm start. La base de datos viene incluida.',
  words:
    'alojar instalación instalar servidor máquina docker node npm actualizar doctor entorno https propia postgres',
  phrasings: [
    'instalar el programa',
    'correrlo en mi maquina',
    'actualizar la version',
    'servidor propio',
    'instalar en mi compu',
    'instalarlo en mi ordenador',
    'tenerlo en mi servidor',
    'actualizar a una version nueva',
    'docker',
    'requisitos del servidor',
  ],
  body: [
    {
      steps: [
        'En la carpeta de CampAIgner, ejecuta `npm ci && npm start` y abre la dirección que indica.',
        'Copia `.env.example` a `.env` y pon en `PUBLIC_URL` la dirección que usa la gente, con https. Detrás de un proxy inverso pon `TRUST_PROXY=1`.',
        'Para que solo tu equipo pueda tener cuenta, pon `SIGNUP=invite` después de crear la tuya.',
        'Pon `SMTP_URL` y `MAIL_FROM` para que CampAIgner pueda enviar correos.',
        'Ejecuta `npm run doctor`. Te dice qué falta y cómo arreglarlo, y no cambia nada.',
      ],
    },
    'Para actualizar: `npm run backup`, después `git pull && npm ci`, y reinicia. `npm run jobs` enumera las tareas en segundo plano que fallaron definitivamente; `npm run contacts`, los mensajes del formulario de contacto.',
    'Para usar varios procesos, dales a todos el mismo `DATABASE_URL` y el mismo `APP_SECRET`.',
  ],
  questions: [
    {
      ask: '¿Cómo instalo CampAIgner en mi propio servidor?',
      answer:
        'Con Node 20 o posterior, ejecuta npm ci y npm start en su carpeta. npm run doctor te dice qué más configurar.',
    },
    {
      ask: '¿Cómo actualizo mi servidor?',
      answer:
        'Haz una copia de seguridad, ejecuta git pull y npm ci, y reinicia. La base de datos se actualiza automáticamente.',
    },
  ],
}

export const backup: ArticleWording = {
  title: 'Copia de seguridad y restauración',
  summary:
    'npm run backup lo guarda todo en un archivo mientras CampAIgner sigue funcionando; npm run restore lo restaura.',
  words: 'copia de seguridad backup restaurar archivo desastre mover servidor datos perdidos cron noche',
  phrasings: [
    'mudar a otro servidor',
    'cambiar de servidor',
    'copia de seguridad',
    'hacer un respaldo',
    'guardar una copia',
    'recuperar todo',
    'copia automatica',
    'hacer una copia de seguridad',
    'restaurar una copia',
    'datos perdidos',
    'pasar a otro servidor',
  ],
  body: [
    {
      steps: [
        'Ejecuta `npm run backup`. Escribe `backups/campaigner-….tar.gz` con todos los datos, todos los archivos y la clave secreta: guárdalo con tanto cuidado como los propios datos.',
        'Para restaurar, detén todos los procesos y ejecuta `npm run restore -- ARCHIVO`. Un archivo dañado no cambia nada.',
        'Programa una copia cada noche con cron y prueba a restaurarla de vez en cuando.',
      ],
    },
    'Haz una copia antes de cada actualización. El mismo archivo también sirve para pasar de la base de datos incluida a la tuya, o al revés. La exportación de [Ajustes](/settings?section=data) es para llevarte tus datos a otro sitio; no se puede restaurar.',
  ],
  questions: [
    {
      ask: '¿Cómo hago una copia de seguridad?',
      answer: 'Tu administrador ejecuta npm run backup. CampAIgner puede seguir funcionando.',
    },
    {
      ask: '¿Cómo restauro una copia de seguridad?',
      answer:
        'Detén CampAIgner y ejecuta npm run restore -- ARCHIVO. Si la base de datos ya tiene usuarios, añade --yes.',
    },
  ],
}
