export const welcome = {
  progress: 'Paso {step, number} de {count, number}',
  next: 'Continuar',
  back: 'Atrás',
  skip: 'Saltar',
  leave: 'Lo haré más tarde',
  loadFailed: 'No se han podido cargar las preguntas.',
  saveFailed: 'No se ha guardado. Tus respuestas siguen aquí.',
  business: {
    title: '¿Cómo se llama tu negocio?',
    text: 'Es el nombre que llevarán tus publicaciones.',
    name: 'Nombre del negocio',
    industry: '¿A qué te dedicas?',
    justLooking:
      '¿Solo quieres echar un vistazo? Llena el negocio de ejemplos; puedes quitarlos cuando quieras.',
  },
  place: {
    title: '¿Dónde estás?',
    text: 'Así sabemos tu moneda y para qué festivos proponerte publicaciones.',
    country: 'País',
    countryPlaceholder: 'Elige un país',
    language: 'Idioma de tus publicaciones',
    currency: 'Precios en {currency}',
    zone: 'Horas de {zone}',
  },
  look: {
    title: '¿Qué aspecto tendrán tus publicaciones?',
    text: 'Sube tu logo, elige un estilo o haz las dos cosas. Puedes cambiarlo cuando quieras en el estudio de marca.',
    style: 'Estilo',
  },
  post: {
    title: 'Vamos a escribir tu primera publicación',
    text: 'No se publica nada hasta que tú lo digas.',
    goal: '¿Para qué es?',
    goals: {
      offer: 'Una oferta',
      new: 'Una novedad',
      event: 'Un evento',
      hello: 'Presentarnos',
    },
    brief: '¿Qué quieres contar?',
    briefHint: 'Con unas palabras basta. No nos inventamos precios, fechas ni ofertas.',
    hello: 'Ya estamos en redes. Síguenos y no te pierdas nada.',
    examples: {
      food: {
        offer: '20 % en todas las tartas este viernes',
        new: 'Nuevo: cruasanes de pistacho a 2,80 desde el lunes',
        event: 'Cata de café el sábado 12 de junio a las 11, entrada libre',
      },
      beauty: {
        offer: '15 % en mechas balayage los martes de junio',
        new: 'Nuevo: masaje capilar de 30 minutos desde el lunes',
        event: 'Tarde de peinados de novia el viernes 12 de junio a las 18 h',
      },
      shop: {
        offer: '20 % en vestidos de verano hasta el domingo',
        new: 'Nuevo: tazas hechas a mano a 18 desde el lunes',
        event: 'Puertas abiertas el sábado 12 de junio de 10 a 16 h',
      },
    },
    photo: 'Tu foto',
    goesTo: 'La escribiremos para {platforms}.',
    submit: 'Escribir mi primera publicación',
    pending: 'Escribiendo tu publicación para {count, plural, one {# plataforma} other {# plataformas}}…',
  },
  ready: {
    title: 'Tu primera publicación',
    text: 'Mira cómo queda en cada plataforma y cambia lo que quieras antes de publicarla.',
    tabs: 'Plataformas',
    loading: 'Cargando tu publicación',
    failed: 'Tu publicación está guardada, pero no se ha podido cargar.',
    drawing: 'Añadiendo tu imagen…',
    edit: 'Editar',
    publish: 'Publicar en modo de prueba',
    publishHint: 'El modo de prueba es una red dentro de CampAIgner. Solo la veis tú y tu equipo.',
    publishing: 'Publicando…',
    done: 'Tu primera publicación ya está fuera',
    doneText: 'Está en {count, plural, one {# plataforma} other {# plataformas}}, en modo de prueba.',
    waiting: 'Van {done, number} de {count, number}.',
    trouble: 'Alguna publicación te necesita. Abre la campaña para ver por qué.',
    see: 'Ver la campaña',
    home: 'Ir al inicio',
  },
} as const

export const checklist = {
  title: 'Primeros pasos',
  progress: '{done, number} de {count, number} hechos',
  hide: 'Ocultar',
  hidden: 'Oculto. Puedes hacer todo esto cuando quieras.',
  undo: 'Deshacer',
  done: 'Hecho',
  steps: {
    business: { title: 'Pon nombre a tu negocio', text: 'Aparece en publicaciones y facturas.' },
    look: { title: 'Elige tu estilo', text: 'Un logo, o colores y tipografía.' },
    photos: { title: 'Añade fotos de tu trabajo', text: 'Las fotos de verdad llaman más la atención.' },
    post: { title: 'Publica por primera vez', text: 'Con unas palabras tuyas basta.' },
    accounts: { title: 'Conecta una cuenta', text: 'O empieza en modo de prueba.' },
  },
} as const

export const firstStepsRules = {
  giveName: 'Escribe el nombre de tu negocio o salta este paso.',
  giveBrief: 'Escribe unas palabras sobre ello.',
} as const

export const screenNames = {
  '/welcome': 'Bienvenida',
} as const
