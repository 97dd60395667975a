import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const featureExample: Translation<typeof en.featureExample> = {
  stock: 'Inventario',
  stockText: 'Quedan 18 velas de higo',
  sales: 'Ventas',
  salesText: 'Los martes son flojos',
  event: 'Evento',
  eventText: 'Mercadillo, el sábado',
  post: 'Vuelven las tardes largas. Nuestras velas de higo, con un 15 % de descuento hasta el mercadillo del sábado: ven a olerlas.',
  postTime: 'Martes, 10:00',
  fits: 'También para WhatsApp, TikTok, correo y {more, number} más',
  question: '¿Abrís el domingo?',
  questionFrom: 'Instagram, hace 2 minutos',
  reply: 'Sí, de 10 a 14. ¿Te guardo una mesa?',
  replyFrom: 'Respuesta automática',
  chart: 'Ventas de esta semana',
  campaignDay: 'Desde la campaña',
  customer: 'Cliente',
  lead: 'Contacto',
  customerText: 'Color cada seis semanas',
  leadText: 'Preguntó por tarjetas regalo',
  quietText: 'No viene desde marzo',
}

export const landing: Translation<typeof en.landing> = {
  title: 'Marketing para pequeños negocios',
  hero: {
    trust: 'Más de 5.000 negocios ya lo usan',
    rating: '4,9',
    ratingLabel: 'Valoración de 4,9 sobre 5',
    heading: 'Tu marketing, hecho entre cliente y cliente.',
    text: 'CampAIgner convierte tus existencias, tus ventas y tus eventos en campañas, con la publicación justa para más de 21 plataformas, lista en minutos.',
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
    languages: { value: '2', text: 'idiomas en cada pantalla y cada publicación' },
    planner: { value: '30', text: 'días de publicaciones en un plan' },
    inbox: { value: '1', text: 'bandeja para todo tu equipo' },
  },
  features: {
    heading: 'Seis tareas que dejas de hacer a mano',
    text: 'Conecta tu caja una vez. CampAIgner trabaja con lo que de verdad pasa en tu negocio.',
    campaigns: {
      title: 'Campañas automáticas con IA',
      text: 'Hechas con tu inventario, tus ventas y tus eventos. Una idea se convierte en el texto justo para cada plataforma.',
    },
    posting: {
      title: 'Publicación automática en más de 21 plataformas',
      text: 'Punto de venta, web y redes en un solo sitio. Cada campaña sale sola, a su hora.',
    },
    inbox: {
      title: 'Bandeja unificada',
      text: 'Comentarios, chats y correos juntos, con respuestas automáticas y un chatbot con IA para las preguntas de cada día.',
    },
    analytics: {
      title: 'Analítica en tiempo real',
      text: 'Ventas, interacción y retorno de la inversión lado a lado, para ver qué campaña se pagó sola.',
    },
    crm: {
      title: 'CRM inteligente de clientes y contactos',
      text: 'Quién compró, quién preguntó y quién no ha vuelto, con facturas y notas junto a cada nombre.',
    },
    security: {
      title: 'Seguridad empresarial',
      text: 'Tus clientes te confían sus datos. Se quedan en tu propia instalación y siguen siendo tuyos.',
      encryption: 'Cifrado',
      encryptionText: 'De conexiones y claves de acceso',
      gdpr: 'RGPD',
      gdprText: 'Exporta y borra cuando quieras',
      backups: 'Copias de seguridad',
      backupsText: 'Se restauran con un comando',
    },
  },
  testimonials: {
    heading: 'Desde detrás del mostrador',
    note: 'Ejemplos ilustrativos: estas personas, negocios y valoraciones son inventados.',
    salon: {
      quote:
        'El lunes por la mañana escribo una frase sobre la semana. Cuando la primera clienta ya tiene puesta la capa, las publicaciones están planificadas.',
      shop: 'Peluquería en Valencia',
    },
    cafe: {
      quote:
        'Nos preguntaban el horario en cuatro aplicaciones distintas. Ahora hay una sola lista, y casi todas las respuestas ya están escritas.',
      shop: 'Cafetería de barrio en Leeds',
    },
    store: {
      quote: 'Por fin veo qué publicación vendió las velas y cuál solo juntó corazones.',
      shop: 'Tienda de regalos en Lyon',
    },
  },
  pricing: {
    heading: 'Empieza gratis, quédate por lo que vende',
    text: 'Pruébalo gratis durante 14 días, sin tarjeta.',
    perMonth: 'al mes',
    popular: 'El más popular',
    starter: {
      name: 'Inicial',
      price: '$29',
      audience: 'Para dar los primeros pasos',
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
      text: 'La pantalla de inicio enseña lo que te espera y lo último que ha pasado. Cada tarjeta abre su pantalla.',
    },
    creator: {
      title: 'Una idea, todas las redes',
      text: 'Di lo que quieres contar. Cada plataforma recibe su propio texto y su propia imagen, dentro de sus límites.',
    },
    campaigns: {
      title: 'Todo lo que sale',
      text: 'Borradores, lo programado, lo publicado y lo que ha traído. Nada se envía dos veces, y un fallo dice por qué.',
    },
    plan: {
      title: 'Un mes en un minuto',
      text: 'Una publicación para cada día, con su plataforma, su hora y su motivo. Cámbiala, muévela, ponla en el calendario.',
    },
    calendar: {
      title: 'Qué sale y cuándo',
      text: 'Todas las redes en un mes. Arrastra una publicación a otro día y saldrá entonces.',
    },
    studio: {
      title: 'Tu estilo en cada imagen',
      text: 'Elige una vez colores, fuentes y logotipo. Imágenes, vídeos, correos y facturas los siguen.',
    },
    customer: {
      title: 'Un cliente, toda su historia',
      text: 'Facturas, lo pagado y lo pendiente, archivos y notas, justo al lado de la lista.',
    },
    people: {
      title: 'Trae a tu equipo',
      text: 'Invita a cada persona con un enlace y elige qué puede hacer.',
    },
    language: {
      title: 'Dos idiomas, un clic',
      text: 'Pantallas, mensajes, fechas e importes cambian al momento, del español al inglés.',
    },
    data: {
      title: 'Tus datos siguen siendo tuyos',
      text: 'Prueba con un negocio de ejemplo, descarga todo lo que has introducido o bórralo entero.',
    },
  },
  end: {
    title: 'Esto era CampAIgner.',
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
    keys: 'Teclas: espacio o K reproduce y pausa, las flechas cambian de escena, Inicio y Fin van a la primera y a la última.',
  },
  picture: 'Pantalla: {title}',
  close: 'Cerrar la demo',
}
