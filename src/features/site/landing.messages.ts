import { messages } from '#platform/messages.ts'

export const landingMessages = messages({
  en: {
    title: 'Marketing for small shops',
    hero: {
      trust: 'Trusted by 5,000+ businesses',
      rating: '4.9',
      ratingLabel: 'Rated 4.9 out of 5',
      heading: 'Your marketing, done between two customers.',
      text: 'CampAIgner turns your stock, your sales and your events into campaigns, with the right post for each of 21+ platforms, ready in minutes.',
      start: 'Start Free Now',
      demo: 'Watch demo (2 min)',
      trial: '14-day free trial, no credit card',
      bullets: { setup: 'No setup required', results: 'Results in 24h', cancel: 'Cancel anytime' },
      picture: 'The CampAIgner home screen of a small shop',
    },
    stats: {
      label: 'CampAIgner in four figures',
      platforms: { value: '21+', text: 'platforms, each with a text that fits' },
      languages: { value: '2', text: 'languages on every screen, in every post' },
      planner: { value: '30', text: 'days of posts from one plan' },
      inbox: { value: '1', text: 'inbox for your whole team' },
    },
    features: {
      heading: 'Six jobs you no longer do by hand',
      text: 'Connect your till once. CampAIgner works from what really happens in your shop.',
      campaigns: {
        title: 'AI-automated campaigns',
        text: 'Built from your inventory, your sales and your events. One idea becomes the right text for every platform.',
      },
      posting: {
        title: 'Auto-posting to 21+ platforms',
        text: 'Point of sale, web and social in one place. Every campaign goes out by itself, on time.',
      },
      inbox: {
        title: 'Unified inbox',
        text: 'Comments, chats and mails together, with automatic replies and an AI chatbot for the daily questions.',
      },
      analytics: {
        title: 'Real-time analytics',
        text: 'Sales, engagement and return on investment side by side, so you see which campaign paid for itself.',
      },
      crm: {
        title: 'Smart customer and lead CRM',
        text: 'Who bought, who asked and who has not been back, with invoices and notes beside each name.',
      },
      security: {
        title: 'Enterprise security',
        text: 'Your customers trust you with their data. It stays on your own installation, and it stays yours.',
        encryption: 'Encryption',
        encryptionText: 'For connections and access keys',
        gdpr: 'GDPR',
        gdprText: 'Export and delete any time',
        backups: 'Backups',
        backupsText: 'Restored with one command',
      },
    },
    testimonials: {
      heading: 'From behind the counter',
      note: 'Illustrative examples: these people, shops and ratings are invented.',
      salon: {
        quote:
          'On Monday morning I write one sentence about the week. By the time the first client has her cape on, the posts are planned.',
        shop: 'Hair salon in Valencia',
      },
      cafe: {
        quote:
          'People asked for our opening hours on four different apps. Now there is one list, and most answers are already written.',
        shop: 'Corner café in Leeds',
      },
      store: {
        quote: 'I finally see which post sold the candles, and which one only collected hearts.',
        shop: 'Gift shop in Lyon',
      },
    },
    pricing: {
      heading: 'Start free, stay for what it sells',
      text: 'Try it free for 14 days, no credit card.',
      perMonth: 'per month',
      popular: 'Most Popular',
      starter: {
        name: 'Starter',
        price: '$29',
        audience: 'For the first steps',
        features: {
          platforms: 'Up to 3 platforms',
          campaigns: 'Basic AI campaigns',
          analytics: 'Basic analytics',
        },
        action: 'Start Free',
      },
      professional: {
        name: 'Professional',
        price: '$99',
        audience: 'For shops that want all of it',
        features: {
          platforms: 'All 21+ platforms',
          campaigns: 'Advanced AI with real-time data',
          inbox: 'Unified inbox plus AI chatbot',
          analytics: 'Advanced analytics',
        },
        action: 'Start 14-Day Free Trial',
      },
      enterprise: {
        name: 'Enterprise',
        price: 'Custom',
        audience: 'For chains and agencies',
        features: {
          integrations: 'Custom integrations',
          support: 'Dedicated support',
          sla: 'SLA guarantee',
        },
        action: 'Contact Sales',
      },
    },
    final: {
      heading: 'Plan next week before you close today.',
      text: '14-day free trial, no credit card.',
      start: 'Start Free Now',
      ssl: 'SSL secure',
      gdpr: 'GDPR compliant',
      support: '24/7 support',
    },
  },
  es: {
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
  },
})
