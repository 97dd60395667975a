import type { ArticleWording } from '#platform/help-article.ts'

export const channels: ArticleWording = {
  title: 'Conectar un canal',
  summary:
    'En Canales, dentro de Ajustes, ves cada plataforma, qué necesita y cuánto cuesta. Algunas se conectan de verdad; todas se pueden usar en modo de prueba.',
  words:
    'conectar cuenta red facebook instagram bluesky mastodon telegram discord wordpress blog contraseña de aplicación token webhook prueba redes sociales cuentas desconectar reconectar comprobar estado vincular enlazar página real agregar caducada',
  phrasings: [
    'elegir cuáles de mis páginas usar',
    'añadir otra página de facebook',
    'se vencio la conexion',
    'vencio el acceso a facebook',
    'conectar bluesky',
    'iniciar sesion con bluesky',
    'conectar mastodon',
    'conectar telegram',
    'conectar discord',
    'conectar mi blog de wordpress',
    'enviar una publicacion de prueba',
    'conectar pinterest',
    'conectar tiktok',
    'conectar linkedin',
    'conectar youtube',
    'conectar threads',
    'conectar x',
    'no me deja conectar la cuenta',
    'no se conecta',
    'volver a entrar en instagram',
    'quitar una cuenta vieja',
    'quitar twitter',
    'se cerro la sesion de instagram',
    'cuentas de redes',
    'conectar mis redes',
    'agregar facebook',
    'quitar una cuenta',
    'se desconecto instagram',
    'volver a conectar',
    'permisos de facebook',
    'vincular mis redes sociales',
    'enlazar mis cuentas',
    'meter mi instagram',
    'conectar instagram',
    'vincular mi pagina',
    'agregar mi cuenta',
    'hay que reconectar la cuenta',
    'me pide entrar otra vez en facebook',
    'desconectar una cuenta',
  ],
  body: [
    {
      steps: [
        'Abre [Ajustes](/settings?section=channels), **Canales**. Solo los propietarios y encargados pueden conectar y desconectar.',
        'Pulsa **Conectar** junto a una plataforma que esté lista y sigue los pasos de su página. Facebook, Instagram, Threads, TikTok, X, LinkedIn, Pinterest, YouTube y Google Business piden antes las claves de una app tuya.',
        'Comprobamos los datos con la red antes de guardarlos. Con **Enviar una prueba** ves que todo funciona.',
        'Las demás plataformas se prueban con **Conectar en modo de prueba**. **Abrir el muro** muestra lo que han publicado.',
      ],
    },
    '**Hay que reconectar** significa que el acceso a la cuenta ha caducado. Pulsa **Volver a conectar** y conecta la misma cuenta. Lo que la esperaba saldrá solo, salvo que lleve varias horas de retraso.',
    'Si una red encuentra varias páginas o canales, te preguntamos en cuáles publicar. Con **Elegir cuentas**, en la página del canal, puedes cambiarlo después. En cada campaña puedes publicar en una o en varias: mira [Cambiar los textos, las imágenes o el vídeo](/help?article=edit-posts).',
    'Después de **Desconectar**, lo programado te espera en vez de salir. Lo que ya se ha publicado se queda.',
    'Cuando conectas una cuenta real, su plataforma deja de usar el modo de prueba. Para las plataformas sin canal, preparamos las publicaciones y tú las publicas: mira [Una publicación dice «Lista para que la publiques»](/help?article=needs-you).',
  ],
  questions: [
    {
      ask: '¿Inicio sesión con Bluesky o uso una contraseña de aplicación?',
      answer:
        'Inicia sesión: no tienes que copiar nada y puedes retirar el acceso en los ajustes de Bluesky. Si la página dice que no se puede, CampAIgner aún no tiene una dirección https pública; la contraseña de aplicación funciona igualmente. Puedes pasar de una forma a la otra cuando quieras y la cuenta conserva su historial.',
    },
    {
      ask: '¿Cómo conecto Instagram o Facebook?',
      answer:
        'Con un solo acceso conectas los dos: tus páginas de Facebook y las cuentas de Instagram de empresa o de creador vinculadas a ellas. Necesitas una app tuya en Meta, que Meta no revisa para tus propias páginas; la página del canal te explica cada paso. Publica la app: hasta entonces, solo quienes tienen un rol en ella ven tus publicaciones. Para las imágenes, Instagram necesita además que CampAIgner tenga una dirección https pública.',
    },
    {
      ask: '¿Por qué necesito mi propia app en algunas redes?',
      answer:
        'Meta, Google, LinkedIn, Pinterest, TikTok y X solo dejan entrar a programas que conocen. Registras allí una app una sola vez, pones la dirección de retorno que muestra la página del canal y copias aquí dos claves. Las comprobamos con la red antes de guardarlas y la secreta no se vuelve a mostrar. Tu administrador también puede poner una app para todos.',
    },
    {
      ask: '¿Cuánto me va a costar X?',
      answer:
        'X cobra unos 0,015 $ por cada publicación, 0,20 $ si lleva un enlace, y algo por leer resultados. La página del canal muestra lo gastado este mes y tiene un límite mensual, al principio de 10 $; pulsa **Cambiar límite** para poner el tuyo. Lo que pase del límite no se envía, y te avisamos. Antes de publicar ves lo que cobrará X.',
    },
    {
      ask: '¿Están seguras mis contraseñas?',
      answer:
        'Guardamos las claves y los tokens cifrados, no se los enseñamos a nadie y no salen en las exportaciones. Usa una contraseña de aplicación o el token de un bot en vez de tu contraseña principal: puedes anularlos en la red cuando quieras.',
    },
    {
      ask: '¿Qué significa «Hay que reconectar»?',
      answer: 'La red ya no acepta la conexión. Pulsa «Volver a conectar» junto a la cuenta.',
    },
  ],
}

export const platforms: ArticleWording = {
  title: 'Qué necesita cada plataforma',
  summary:
    'La mayoría de las redes permiten publicar automáticamente cuando lo han aprobado; algunas, nunca. Esto es lo que pide cada una y lo que cuesta.',
  words:
    'requisitos coste precio cuenta de empresa desarrollador aplicación revisión whatsapp plantilla tiktok youtube reddit snapchat medium wordpress gratis hace falta perfil personal boletín newsletter telegram discord pinterest threads linkedin página de empresa google business instagram facebook',
  phrasings: [
    'se puede publicar en whatsapp',
    'que necesito para youtube',
    'redes disponibles',
    'cuanto cobra x',
    'que redes cuestan dinero',
    'redes gratis',
    'que pide tiktok',
    'en que redes puedo publicar',
    'cobran las redes',
    'hace falta cuenta de empresa',
    'por que no publica solo',
  ],
  body: [
    {
      list: [
        'Facebook: una página y una app tuya en Meta. Instagram: una cuenta de empresa o de creador vinculada a esa página. Los perfiles personales no permiten publicar automáticamente.',
        'Threads: un perfil, una app tuya en Meta y una dirección https pública de CampAIgner. LinkedIn: una app tuya; para páginas de empresa, LinkedIn la revisa antes.',
        'X: una cuenta de desarrollador con una app tuya y saldo; X cobra por cada publicación, y más si lleva un enlace.',
        'TikTok: una app tuya. Lo que envías llega como borrador a tu bandeja de entrada de TikTok y lo publicas en su app; para publicar directamente, TikTok tiene que haber auditado la tuya. Pinterest: una app tuya; con acceso de prueba, solo tú ves sus pines.',
        'YouTube y YouTube Shorts: un canal, una app tuya en Google y siempre un vídeo.',
        'WhatsApp: una cuenta de empresa en Meta con un número propio, un texto aprobado por Meta (lo envías desde aquí) y clientes que hayan aceptado recibir mensajes. Meta cobra por cada mensaje.',
        'Correo electrónico: un servidor de correo y clientes que hayan aceptado recibir correos.',
        'Discord: la URL del webhook de un canal. Telegram: un bot que sea administrador de tu canal.',
        'Blog: un sitio de WordPress y una contraseña de aplicación. Bluesky: iniciar sesión allí o una contraseña de aplicación. Mastodon: una cuenta en cualquier servidor. Google Business: un perfil verificado y una app tuya a la que Google haya dado acceso.',
        'Reddit y Snapchat no dejan publicar a la mayoría de las aplicaciones: lo preparamos todo y tú lo publicas. Si una de ellas ha aprobado una app tuya, conecta sus claves y las publicaciones saldrán solas. Para los boletines de LinkedIn y Medium recibes un archivo terminado.',
      ],
    },
    'Para ver todos los límites y precios, abre **Canales** en [Ajustes](/settings?section=channels) y despliega **Requisitos y límites**. Todas las plataformas se pueden usar en [modo de prueba](/help?article=sandbox).',
  ],
  questions: [
    {
      ask: '¿Qué necesito para WhatsApp?',
      answer:
        'Una cuenta de WhatsApp Business en Meta con número de teléfono y medio de pago, un texto aprobado por Meta y clientes que hayan aceptado. Meta cobra por cada mensaje de marketing. Mira [Enviar una campaña por WhatsApp](/help?article=message-campaigns).',
    },
    {
      ask: '¿Qué plataformas cuestan dinero?',
      answer:
        'X cobra por publicación y Meta por mensaje de WhatsApp; algunos servicios de correo también. Las demás son gratis.',
    },
    {
      ask: '¿Por qué CampAIgner no publica automáticamente en Reddit o Snapchat?',
      answer:
        'Solo admiten las aplicaciones que ellos eligen. Preparamos el texto y la imagen, y tú los publicas en un minuto. Algunos negocios tienen claves aprobadas por la red: abre **Reddit** o **Snapchat** en Canales, ponlas, y las publicaciones saldrán solas. En Reddit escribes tus comunidades; cada una pasa a ser un canal propio y los vídeos los sigues publicando tú. En Snapchat eliges para cada publicación: historia, Spotlight o historia guardada.',
    },
  ],
}
