import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const notFound: Translation<typeof en.notFound> = {
  title: '404 Página No Encontrada',
  hint: '¿Se te olvidó añadir la página al enrutador?',
  text: 'No hay nada en {path}. Puede que la dirección tenga un error o que la página se haya movido.',
  toHome: 'Ir a la página de inicio',
}

export const pricing: Translation<typeof en.pricing> = {
  heading: 'Planes para una tienda o cincuenta marcas',
  text: 'Empieza gratis, cambia de plan cuando crezcas y cancela cuando quieras.',
  plansLabel: 'Planes',
  perMonth: 'al mes',
  popular: 'El más popular',
  starter: {
    name: 'Inicial',
    audience: 'Prueba gratis de 30 días, sin tarjeta',
    price: 'Gratis',
    action: 'Empieza gratis',
    features: {
      platforms: '5 plataformas',
      campaigns: '2 campañas',
      analytics: 'Analítica básica',
      support: 'Soporte por correo',
      tool: 'Una herramienta gratis: el creador de campañas',
    },
  },
  professional: {
    name: 'Profesional',
    audience: 'Con prueba gratis',
    price: '$79',
    action: 'Empieza la prueba gratis',
    lead: 'Todo lo de Inicial, y además',
    features: {
      planner: 'Planificador mensual',
      inbox: 'Bandeja unificada',
      platforms: '15 plataformas',
      campaigns: '30 campañas',
      analytics: 'Analítica avanzada',
      studio: 'Estudio de marca',
      support: 'Soporte prioritario',
    },
  },
  business: {
    name: 'Negocio',
    audience: 'Para varias marcas',
    brands: '¿Cuántas marcas?',
    brandCount: '{brands} marcas',
    action: 'Elegir Negocio',
    lead: 'Todo lo de Profesional, y además',
    features: {
      team: 'Miembros del equipo sin límite',
      whiteLabel: 'Panel de marca blanca',
      reporting: 'Informes de negocio',
      portals: 'Portales de acceso para clientes',
      branding: 'Imagen de marca propia',
      support: 'Soporte dedicado',
    },
  },
  stats: {
    label: 'CampAIgner en cifras',
    businesses: { value: '10.000+', text: 'negocios activos' },
    appointments: { value: '250 M+', text: 'citas reservadas' },
    conversion: { value: '40 %', text: 'más conversión' },
    ai: { value: '24/7', text: 'IA trabajando' },
    note: 'Cifras ilustrativas.',
  },
  faq: {
    heading: 'Lo que preguntan los dueños de tiendas',
    card: {
      question: '¿Necesito tarjeta? ¿Puedo cancelar?',
      answer:
        'No hace falta tarjeta: solo tu nombre y tu correo. Puedes cancelar cuando quieras, sin preaviso. Antes de irte, puedes descargar en Ajustes todo lo que has introducido en un solo archivo y eliminar allí tu cuenta.',
    },
    networks: {
      question: '¿En qué redes puedo publicar?',
      answer:
        'CampAIgner escribe para {platforms, number} plataformas, entre ellas Instagram (con Stories y Reels), Facebook, TikTok, YouTube, LinkedIn, X, Threads, Pinterest, WhatsApp, tu blog y el correo. Si una red no permite publicar desde otras aplicaciones, CampAIgner prepara la publicación y la publicas tú.',
    },
    hosting: {
      question: '¿Puedo instalarlo en mi propio servidor?',
      answer:
        'Sí. Tus datos se quedan en tu servidor y los límites de los planes no se aplican: tienes todas las plataformas y cuantas campañas, marcas y miembros del equipo quieras. Del servidor y sus copias de seguridad te ocupas tú; un comando hace una copia y otro la restaura.',
    },
    support: {
      question: '¿Cuánto tarda en responder el soporte?',
      answer:
        'Como máximo 24 horas con el soporte estándar y 2 horas con el soporte VIP. La respuesta te llega siempre por correo, en español o en inglés.',
    },
  },
  call: {
    heading: 'Pruébalo con tu propio negocio.',
    text: 'Prueba gratis de 30 días, sin tarjeta.',
    action: 'Empieza tu prueba gratis',
  },
}

export const site: Translation<typeof en.site> = {
  skip: 'Ir al contenido',
  home: 'CampAIgner, página de inicio',
  login: 'Iniciar sesión',
  startFree: 'Empieza gratis',
  signUp: {
    invite: 'Solo se puede crear cuenta con invitación.',
    off: 'El registro está cerrado.',
  },
  toProduct: 'Abrir CampAIgner',
  sections: {
    label: 'Secciones',
    features: 'Funciones',
    testimonials: 'Testimonios',
    pricing: 'Precios',
  },
  menu: { open: 'Abrir el menú', close: 'Cerrar el menú' },
  footer: {
    promise: 'Marketing para pequeños negocios, en tu propio servidor.',
    product: 'Producto',
    preview: 'Vista previa en español',
    help: 'Ayuda y legal',
    articles: 'Centro de ayuda',
    support: 'Soporte',
    privacy: 'Privacidad',
    terms: 'Condiciones',
  },
  crash: {
    title: 'Algo ha fallado en esta pantalla',
    safe: 'Todo lo que guardaste está a salvo. Solo puede perderse lo que estabas escribiendo ahora mismo.',
    todo: 'Inténtalo de nuevo. Si sigue pasando, recarga la página.',
    retry: 'Reintentar',
    reload: 'Recargar página',
    toHome: 'Ir a la página de inicio',
  },
}

export const spanishPreview: Translation<typeof en.spanishPreview> = {
  heading: 'El panel en español',
  text: 'Una vista previa con datos de ejemplo: así ve CampAIgner un equipo que trabaja en español.',
  start: 'Pruébalo con tus datos',
}

export const support: Translation<typeof en.support> = {
  title: 'Ayuda y contacto',
  heading: '¿Cómo podemos ayudarte?',
  intro:
    'La mayoría de las preguntas tienen aquí su respuesta. Para todo lo demás, escribe al administrador de este servidor.',
  toForm: 'Escríbenos',
  toHelp: 'Explorar el centro de ayuda',
  times: {
    title: 'Tiempos de respuesta',
    standard: { name: 'Estándar', time: 'en 24 horas' },
    vip: { name: 'Clientes VIP', time: 'en 2 horas' },
  },
  questions: {
    title: 'Preguntas frecuentes',
    signIn: {
      question: 'No puedo iniciar sesión y no me llega ningún correo',
      answer: [
        '[Contraseña olvidada](/forgot-password) te envía por correo un enlace para elegir otra. Mira también en la carpeta de correo no deseado.',
        'Si no hay un servidor de correo configurado, no puede llegar ninguno. En ese caso, tu administrador puede crearte el enlace con este comando en el servidor:',
        '`npm run reset-password -- tu@ejemplo.com`',
        'El enlace funciona una sola vez, durante una hora.',
      ].join('\n\n'),
    },
    data: {
      question: '¿Dónde están mis datos?',
      answer:
        'En la base de datos y la carpeta de datos de este servidor, que gestiona tu administrador, y en ningún otro sitio. [Privacidad](/privacy) explica qué se guarda, cuánto tiempo y qué sale del servidor.',
    },
    demo: {
      question: '¿Cómo cargo o quito los datos de demostración?',
      answer: [
        'El botón **Cargar datos de demostración**, arriba en [Inicio](/home) y en [Panel](/dashboard), llena tu espacio de trabajo con una tienda de demostración para que puedas verlo todo.',
        'Para quitarlos, ve a **Datos** en [Ajustes](/settings). Solo se eliminan los datos de demostración; todo lo que has añadido tú se queda.',
      ].join('\n\n'),
    },
    people: {
      question: '¿Cómo invito a mi equipo?',
      answer:
        'Los propietarios y encargados pueden hacerlo en **Personas**, dentro de [Ajustes](/settings): elige un rol y, si quieres, escribe un correo electrónico. Recibes un enlace para compartir; si hay un servidor de correo configurado, también lo enviamos por correo. El enlace funciona una sola vez.',
    },
    language: {
      question: '¿Cómo cambio el idioma?',
      answer:
        'Usa el selector **EN / ES**, arriba en todas las páginas. Todo cambia al momento y tu elección se recuerda.',
    },
    leaving: {
      question: '¿Cómo exporto o elimino mis datos?',
      answer: [
        'En **Datos**, dentro de [Ajustes](/settings), puedes exportar todo lo que hay en tu espacio de trabajo en un archivo zip.',
        'Allí también puedes eliminar tu cuenta y, si es tuyo, el espacio de trabajo entero. No se puede deshacer, así que exporta antes.',
      ].join('\n\n'),
    },
  },
  form: {
    title: 'Escríbenos',
    text: 'Tu mensaje llega al administrador de este servidor.',
  },
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/pricing': 'Precios',
  '/spanish-preview': 'Vista previa en español',
  '/privacy': 'Privacidad',
  '/terms': 'Condiciones',
  '/support': 'Ayuda y contacto',
}
