import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const notFound: Translation<typeof en.notFound> = {
  title: '404 Página No Encontrada',
  hint: '¿Se te olvidó añadir la página al enrutador?',
  text: 'No hay nada en {path}. Puede que la dirección tenga un error o que la página se haya movido.',
  toHome: 'Ir a la página de inicio',
}

export const pricing: Translation<typeof en.pricing> = {
  heading: 'Un plan para una tienda, y para cincuenta marcas',
  text: 'Empieza gratis, sube cuando crezca el trabajo y vete cuando quieras.',
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
    heading: 'Lo que preguntan los dueños',
    card: {
      question: '¿Necesito tarjeta? ¿Puedo cancelar?',
      answer:
        'Sin tarjeta: te registras con tu nombre y tu correo. Puedes cancelar cuando quieras, sin preaviso. Antes de irte, descarga en Ajustes todo lo que has introducido en un solo archivo y, si quieres, elimina allí la cuenta.',
    },
    networks: {
      question: '¿En qué redes puedo publicar?',
      answer:
        'CampAIgner escribe para {platforms, number} plataformas, entre ellas Instagram con Stories y Reels, Facebook, TikTok, YouTube, LinkedIn, X, Threads, Pinterest, WhatsApp, tu blog y el correo. Donde una red no deja publicar a un programa, CampAIgner prepara la publicación y te deja el último paso.',
    },
    hosting: {
      question: '¿Y si lo instalo en mi propio servidor?',
      answer:
        'Entonces tus datos se quedan en tu propia máquina y los límites de los planes no se aplican: tienes todas las plataformas, campañas, marcas y personas. De la máquina y sus copias te ocupas tú; dos comandos hacen una copia y la recuperan.',
    },
    support: {
      question: '¿Cuánto tarda en responder el soporte?',
      answer:
        'Un máximo de 24 horas con el soporte estándar y de 2 horas con el soporte VIP. La respuesta te llega siempre por correo, en español o en inglés.',
    },
  },
  call: {
    heading: 'Pruébalo con tu propio negocio.',
    text: 'Prueba gratis de 30 días, sin tarjeta.',
    action: 'Empieza tu prueba gratis',
  },
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/': 'Inicio',
  '/login': 'Iniciar sesión',
  '/forgot-password': 'Contraseña olvidada',
  '/reset-password': 'Contraseña nueva',
  '/join': 'Únete al equipo',
  '/pricing': 'Precios',
  '/spanish-preview': 'Vista previa en español',
  '/privacy': 'Privacidad',
  '/terms': 'Condiciones',
  '/support': 'Ayuda y contacto',
  '/help': 'Centro de ayuda',
  '/home': 'Inicio',
  '/dashboard': 'Panel',
  '/inbox': 'Bandeja de entrada',
  '/ai-planner': 'Planificador con IA',
  '/ai-planner/:id': 'Plan de contenido',
  '/calendar': 'Calendario',
  '/analytics': 'Analítica',
  '/campaigns': 'Campañas',
  '/sandbox/:id': 'Muro del sandbox',
  '/campaigns/:id': 'Campaña',
  '/customers': 'Clientes',
  '/team': 'Equipo',
  '/approvals': 'Aprobaciones',
  '/integrations': 'Integraciones',
  '/brand-studio': 'Estudio de marca',
  '/settings': 'Ajustes',
  '/waterfall': 'Crear campaña',
  '/campaigner': 'Crear campaña',
  '/demo': 'Crear campaña',
}

export const site: Translation<typeof en.site> = {
  skip: 'Ir al contenido',
  home: 'CampAIgner, página de inicio',
  login: 'Entrar',
  startFree: 'Empieza gratis',
  signUp: {
    invite: 'Aquí hace falta una invitación para crear una cuenta.',
    off: 'Aquí no se pueden crear cuentas nuevas.',
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
    promise: 'Marketing para pequeños negocios, en tu propia instalación.',
    product: 'Producto',
    preview: 'Vista previa en español',
    help: 'Ayuda y legal',
    articles: 'Centro de ayuda',
    support: 'Soporte',
    privacy: 'Privacidad',
    terms: 'Términos',
  },
  crash: {
    title: 'Algo ha fallado en esta pantalla',
    safe: 'Todo lo que guardaste está a salvo. Solo puede perderse lo que estabas escribiendo ahora mismo.',
    todo: 'Prueba la pantalla otra vez. Si sigue pasando, recarga la página.',
    retry: 'Reintentar',
    reload: 'Recargar la página',
    toHome: 'Ir a la página de inicio',
  },
}

export const spanishPreview: Translation<typeof en.spanishPreview> = {
  heading: 'El panel en español',
  text: 'Una imagen fija con cifras de ejemplo: así ve CampAIgner un equipo que trabaja en español.',
  start: 'Pruébalo con tus cifras',
}

export const support: Translation<typeof en.support> = {
  title: 'Ayuda y contacto',
  heading: '¿Cómo podemos ayudarte?',
  intro:
    'La mayoría de las preguntas tienen aquí su respuesta. Para todo lo demás, escribe a quienes gestionan esta instalación.',
  toForm: 'Escríbenos',
  toHelp: 'Todas las respuestas están en el centro de ayuda',
  times: {
    title: 'Cuándo recibes respuesta',
    standard: { name: 'Estándar', time: 'en 24 horas' },
    vip: { name: 'Clientes VIP', time: 'en 2 horas' },
  },
  questions: {
    title: 'Preguntas frecuentes',
    signIn: {
      question: 'No puedo entrar y no me llega ningún correo',
      answer: [
        'Con un servidor de correo, [Contraseña olvidada](/forgot-password) te envía un enlace para elegir una contraseña nueva. Mira también en la carpeta de correo no deseado.',
        'Si esta instalación no tiene servidor de correo, no puede llegar ninguno. Entonces quienes la gestionan te crean el enlace con este comando en su máquina:',
        '`npm run reset-password -- tu@ejemplo.com`',
        'El enlace funciona una sola vez, durante una hora.',
      ].join('\n\n'),
    },
    data: {
      question: '¿Dónde están mis datos?',
      answer:
        'En la base de datos y en la carpeta de esta instalación, en la máquina de quienes la gestionan, y en ningún otro sitio. [Privacidad](/privacy) dice qué se guarda, cuánto tiempo y qué sale de la instalación.',
    },
    demo: {
      question: '¿Cómo cargo o quito los datos de demostración?',
      answer: [
        'El botón **Cargar datos de demostración**, arriba en [Inicio](/home) y en [Panel](/dashboard), llena tu espacio de trabajo con una tienda de ejemplo para que puedas mirarlo todo.',
        'Los quitas en [Ajustes](/settings), en **Datos**. Solo se van los datos de ejemplo; lo que has añadido tú se queda.',
      ].join('\n\n'),
    },
    people: {
      question: '¿Cómo invito a otras personas?',
      answer:
        'Los propietarios y encargados lo hacen en [Ajustes](/settings), en **Personas**: elige un rol y, si quieres, da un correo electrónico. Recibes un enlace para entregarlo; con un servidor de correo también se envía por correo. El enlace funciona una sola vez.',
    },
    language: {
      question: '¿Cómo cambio el idioma?',
      answer:
        'Con el selector **EN / ES** que hay arriba en todas las páginas. Todo el producto cambia al momento, y tu elección se recuerda.',
    },
    leaving: {
      question: '¿Cómo exporto o elimino mis datos?',
      answer: [
        'En [Ajustes](/settings), en **Datos**, exportas todo lo que hay en tu espacio de trabajo como archivo zip.',
        'Allí eliminas también tu cuenta y, si es tuyo, el espacio de trabajo entero. No se puede deshacer, así que exporta antes.',
      ].join('\n\n'),
    },
  },
  form: {
    title: 'Escríbenos',
    text: 'Tu mensaje llega a quienes gestionan esta instalación.',
  },
}
