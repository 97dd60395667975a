import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const featureExample: Translation<typeof en.featureExample> = {
  stock: 'Inventario',
  stockText: 'Quedan 18 velas de higo',
  sales: 'Ventas',
  salesText: 'Los martes son flojos',
  event: 'Evento',
  eventText: 'Mercadillo, el sábado',
  post: '¡Vuelven las tardes largas! Nuestras velas de higo, con un 15 % de descuento hasta el mercadillo del sábado. Ven a olerlas.',
  postTime: 'Martes, 10:00',
  fits: 'También para WhatsApp, TikTok, correo y {more, number} más',
  question: '¿Abren el domingo?',
  questionFrom: 'Instagram, hace 2 minutos',
  reply: 'Sí, de 10 a 14. ¿Te reservo una mesa?',
  replyFrom: 'Respuesta automática',
  chart: 'Ventas de esta semana',
  campaignDay: 'Desde la campaña',
  customer: 'Cliente',
  lead: 'Contacto',
  customerText: 'Color cada seis semanas',
  leadText: 'Preguntó por tarjetas regalo',
  quietText: 'Última visita en marzo',
}

export const landing: Translation<typeof en.landing> = {
  title: 'Marketing para pequeños negocios',
  hero: {
    trust: 'Más de 5.000 negocios ya lo usan',
    rating: '4,9',
    ratingLabel: 'Valoración de 4,9 sobre 5',
    heading: 'Tu marketing, hecho entre cliente y cliente.',
    text: 'CampAIgner convierte tus existencias, ventas y eventos en campañas, con la publicación justa para más de 21 plataformas, lista en minutos.',
    start: 'Empieza gratis ahora',
    demo: 'Ver demo (2 min)',
    trial: 'Prueba gratis de 14 días, sin tarjeta',
    bullets: {
      setup: 'Sin configuración',
      results: 'Resultados en 24 h',
      cancel: 'Cancela cuando quieras',
    },
    picture: 'La pantalla de inicio de CampAIgner de un pequeño negocio',
  },
  stats: {
    label: 'CampAIgner en cuatro cifras',
    platforms: { value: '21+', text: 'plataformas, cada una con su texto' },
    languages: { value: '2', text: 'idiomas, en cada pantalla y en cada publicación' },
    planner: { value: '30', text: 'días de publicaciones en un plan' },
    inbox: { value: '1', text: 'bandeja para todo tu equipo' },
  },
  features: {
    heading: 'Seis tareas que dejas de hacer a mano',
    text: 'Conecta tu caja una vez. CampAIgner trabaja con lo que de verdad pasa en tu negocio.',
    campaigns: {
      title: 'Campañas automáticas con IA',
      text: 'Hechas con tu inventario, tus ventas y tus eventos. Una idea se convierte en la publicación justa para cada plataforma.',
    },
    posting: {
      title: 'Publicación automática en más de 21 plataformas',
      text: 'Caja, web y redes en un solo sitio. Cada campaña se publica automáticamente, a su hora.',
    },
    inbox: {
      title: 'Bandeja unificada',
      text: 'Comentarios, chats y correos juntos, con respuestas automáticas y un chatbot con IA para las preguntas de todos los días.',
    },
    analytics: {
      title: 'Analítica en tiempo real',
      text: 'Ventas, interacción y retorno de la inversión, lado a lado, para ver qué campañas han salido rentables.',
    },
    crm: {
      title: 'CRM inteligente de clientes y contactos',
      text: 'Quién compró, quién preguntó y quién no ha vuelto, con facturas y notas junto a cada nombre.',
    },
    security: {
      title: 'Seguridad empresarial',
      text: 'Tus clientes te confían sus datos. Se quedan en tu propio servidor y siguen siendo tuyos.',
      encryption: 'Cifrado',
      encryptionText: 'De conexiones y claves de acceso',
      gdpr: 'RGPD',
      gdprText: 'Exporta y elimina cuando quieras',
      backups: 'Copias de seguridad',
      backupsText: 'Se restauran con un comando',
    },
  },
  testimonials: {
    heading: 'Desde detrás del mostrador',
    note: 'Ejemplos ilustrativos: estas personas, negocios y valoraciones son ficticios.',
    salon: {
      quote:
        'El lunes por la mañana escribo una frase sobre la semana. Cuando la primera clienta se sienta en el sillón, las publicaciones ya están planificadas.',
      shop: 'Peluquería en Valencia',
    },
    cafe: {
      quote:
        'Nos preguntaban el horario en cuatro aplicaciones distintas. Ahora es una sola lista, y casi todas las respuestas ya están escritas.',
      shop: 'Cafetería de barrio en Leeds',
    },
    store: {
      quote: 'Por fin veo qué publicación vendió las velas y cuál solo juntó corazones.',
      shop: 'Tienda de regalos en Lyon',
    },
  },
  pricing: {
    heading: 'Empieza gratis, quédate por las ventas',
    text: 'Pruébalo gratis durante 14 días, sin tarjeta.',
    perMonth: 'al mes',
    popular: 'El más popular',
    starter: {
      name: 'Inicial',
      price: '$29',
      audience: 'Para empezar',
      features: {
        platforms: 'Hasta 3 plataformas',
        campaigns: 'Campañas básicas con IA',
        analytics: 'Analítica básica',
      },
      action: 'Empieza gratis',
    },
    professional: {
      name: 'Profesional',
      price: '$99',
      audience: 'Para negocios que lo quieren todo',
      features: {
        platforms: 'Las más de 21 plataformas',
        campaigns: 'IA avanzada con datos en tiempo real',
        inbox: 'Bandeja unificada y chatbot con IA',
        analytics: 'Analítica avanzada',
      },
      action: 'Prueba gratis de 14 días',
    },
    enterprise: {
      name: 'Empresa',
      price: 'A medida',
      audience: 'Para cadenas y agencias',
      features: {
        integrations: 'Integraciones a medida',
        support: 'Soporte dedicado',
        sla: 'Garantía de nivel de servicio (SLA)',
      },
      action: 'Habla con ventas',
    },
  },
  final: {
    heading: 'Planifica la próxima semana antes de cerrar hoy.',
    text: 'Prueba gratis de 14 días, sin tarjeta.',
    start: 'Empieza gratis ahora',
    ssl: 'Seguro con SSL',
    gdpr: 'Cumple el RGPD',
    support: 'Soporte 24/7',
  },
}

export const tour: Translation<typeof en.tour> = {
  title: 'CampAIgner en dos minutos',
  scenes: {
    home: {
      title: 'Tu día de un vistazo',
      text: 'Mira qué te espera y qué ha pasado últimamente. Cada tarjeta abre su propia pantalla.',
    },
    creator: {
      title: 'Una idea, todas las redes',
      text: 'Describe tu idea. Cada plataforma recibe su propio texto y su propia imagen, dentro de sus límites.',
    },
    campaigns: {
      title: 'Todas tus campañas',
      text: 'Borradores, lo programado, lo publicado y sus resultados. Nada se envía dos veces y, si algo falla, ves por qué.',
    },
    plan: {
      title: 'Un mes en un minuto',
      text: 'Una publicación para cada día, con su plataforma, su hora y su motivo. Edítala, muévela, añádela al calendario.',
    },
    calendar: {
      title: 'Todo en un calendario',
      text: 'Todas las redes en un mes. Arrastra una publicación a otro día para reprogramarla.',
    },
    studio: {
      title: 'Tu estilo en cada imagen',
      text: 'Elige una vez tus colores, fuentes y logotipo. Imágenes, vídeos, correos y facturas irán a juego.',
    },
    customer: {
      title: 'Un cliente, toda su historia',
      text: 'Facturas, lo pagado y lo pendiente, archivos y notas, justo al lado de la lista.',
    },
    people: {
      title: 'Invita a tu equipo',
      text: 'Envía un enlace y elige qué puede hacer cada persona.',
    },
    language: {
      title: 'Dos idiomas, un clic',
      text: 'Pantallas, mensajes, fechas e importes cambian al momento entre español e inglés.',
    },
    data: {
      title: 'Tus datos siguen siendo tuyos',
      text: 'Prueba con una tienda de demostración, descarga todo lo que has introducido o elimínalo todo.',
    },
  },
  end: {
    title: 'Esto es CampAIgner.',
    text: 'Ahora pruébalo con tu negocio: 14 días gratis, sin tarjeta.',
    start: 'Empieza gratis',
    again: 'Ver otra vez',
  },
  player: {
    play: 'Reproducir',
    pause: 'Pausar',
    previous: 'Escena anterior',
    next: 'Escena siguiente',
    scenes: 'Escenas',
    scene: 'Escena {number} de {total}: {title}',
    keys: 'Teclado: Espacio o K para reproducir y pausar, flechas para cambiar de escena, Inicio y Fin para la primera y la última.',
  },
  picture: 'Pantalla: {title}',
  close: 'Cerrar la demo',
}
