import { messages } from '#platform/messages.ts'

export const pricingMessages = messages({
  en: {
    heading: 'A plan for one shop, and for fifty brands',
    text: 'Begin free, move up when the work grows, and leave whenever you like.',
    plansLabel: 'Plans',
    perMonth: 'per month',
    popular: 'Most popular',
    starter: {
      name: 'Starter',
      audience: '30-day free trial with no credit card',
      price: 'Free',
      action: 'Start free',
      features: {
        platforms: '5 platforms',
        campaigns: '2 campaigns',
        analytics: 'Basic analytics',
        support: 'Email support',
        tool: 'A free tool: the campaign creator',
      },
    },
    professional: {
      name: 'Professional',
      audience: 'With a free trial',
      price: '$79',
      action: 'Start free trial',
      lead: 'Everything in Starter, plus',
      features: {
        planner: 'Monthly planner',
        inbox: 'Unified inbox',
        platforms: '15 platforms',
        campaigns: '30 campaigns',
        analytics: 'Advanced analytics',
        studio: 'Brand studio',
        support: 'Priority support',
      },
    },
    business: {
      name: 'Business',
      audience: 'For several brands',
      brands: 'How many brands?',
      brandCount: '{brands} brands',
      action: 'Choose Business',
      lead: 'Everything in Professional, plus',
      features: {
        team: 'Unlimited team members',
        whiteLabel: 'White-label dashboard',
        reporting: 'Business reporting',
        portals: 'Client access portals',
        branding: 'Custom branding',
        support: 'Dedicated support',
      },
    },
    stats: {
      label: 'CampAIgner in figures',
      businesses: { value: '10,000+', text: 'active businesses' },
      appointments: { value: '250M+', text: 'appointments booked' },
      conversion: { value: '40%', text: 'conversion increase' },
      ai: { value: '24/7', text: 'AI at work' },
      note: 'Illustrative figures.',
    },
    faq: {
      heading: 'Questions shop owners ask',
      card: {
        question: 'Do I need a credit card, and can I cancel?',
        answer:
          'No card: you sign up with your name and your email address. You can cancel at any time, without notice. Before you go, download everything you have entered as one file in Settings, and delete the account there if you like.',
      },
      networks: {
        question: 'Which networks can I post to?',
        answer:
          'CampAIgner writes for {platforms, number} platforms, among them Instagram with Stories and Reels, Facebook, TikTok, YouTube, LinkedIn, X, Threads, Pinterest, WhatsApp, your blog and email. Where a network does not let a program post, CampAIgner prepares the post and leaves the last step to you.',
      },
      hosting: {
        question: 'What if I run it on my own server?',
        answer:
          'Then your data stays on your own machine and the limits of the plans do not apply: you have all platforms, campaigns, brands and people. You look after the machine and its backups yourself; two commands make a backup and bring it back.',
      },
      support: {
        question: 'How quickly does support answer?',
        answer:
          'Within 24 hours for standard support, and within 2 hours for VIP support. The answer always comes by email, in English or in Spanish.',
      },
    },
    call: {
      heading: 'Try it with your own shop.',
      text: '30-day free trial with no credit card.',
      action: 'Start your free trial',
    },
  },
  es: {
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
  },
})
