import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const plan: Translation<typeof en.plan> = {
  title: 'Plan de contenido',
  back: 'Todos los planes',
  loading: 'Cargando plan',
  failed: 'No se ha podido cargar el plan.',
  gone: 'Este plan ya no existe',
  goneText: 'Se ha eliminado o el enlace no es correcto.',
  toPlans: 'Ir a tus planes',
  insights: 'En qué se basa',
  counts:
    '{total, plural, one {# publicación} other {# publicaciones}}, {onCalendar, plural, =0 {ninguna en el calendario todavía} other {# en el calendario}}',
  view: { label: 'Vista', month: 'Mes', list: 'Lista' },
  reasons: {
    holiday: 'Día especial',
    product: 'Tus productos',
    season: 'Temporada',
    habit: 'Ritmo constante',
  },
  reasonsWith: {
    holiday: 'Día especial: {detail}',
    product: 'Tu producto: {detail}',
    season: 'Temporada: {detail}',
    habit: 'Ritmo constante: {detail}',
  },
  pictureCall: 'Ven a vernos',
  day: { today: 'Hoy', none: 'Nada previsto', past: 'Pasado' },
  entry: {
    edit: 'Editar',
    editNamed: 'Editar: {title}',
    move: 'Mover a…',
    more: 'Más opciones de {title}',
    drag: 'Arrastrar {title} a otro día',
    campaign: 'Abrir campaña',
    onCalendar: 'En el calendario',
    broken: 'Incumple una regla',
  },
  actions: {
    approve: 'Aprobar plan',
    schedule: 'Añadir al calendario',
    scheduleMore: 'Añadir {count, plural, one {# publicación más} other {# publicaciones más}} al calendario',
    reopen: 'Volver a borrador',
    rename: 'Cambiar el nombre',
    delete: 'Eliminar plan',
    more: 'Más opciones de este plan',
    calendar: 'Abrir calendario',
  },
  notes: {
    draft:
      'Edita lo que quieras y luego aprueba el plan. No se publica nada hasta que lo añadas al calendario.',
    approved: 'Aprobado. Ahora, añádelo al calendario. Cualquier cambio lo devuelve a borrador.',
    published: 'En el calendario. Para cambiar una publicación programada, abre su campaña.',
  },
  broken: {
    title:
      '{count, plural, one {# publicación incumple las reglas de su plataforma} other {# publicaciones incumplen las reglas de sus plataformas}}',
    text: 'Corrígelas para añadir el plan al calendario.',
  },
  edit: {
    title: 'Editar la publicación del {day}',
    time: 'Hora',
    platform: 'Plataforma',
    headline: 'Título',
    headlineHint: 'Aparece en la imagen y en tu calendario',
    headlineSent: 'Sale con la publicación',
    text: 'Texto',
    count: '{count, number} de {max, number}',
    save: 'Guardar',
    again: 'El plan vuelve a ser un borrador y tendrás que aprobarlo otra vez.',
  },
  move: { title: 'Mover a otro día', day: 'Día', submit: 'Mover', current: '{day} (actual)' },
  rename: { title: 'Cambiar el nombre del plan', field: 'Título', save: 'Guardar' },
  delete: {
    title: '¿Eliminar este plan?',
    text: 'El plan y sus publicaciones se eliminan para siempre.',
    kept: '{count, plural, one {# publicación está en el calendario y allí se queda.} other {# publicaciones están en el calendario y allí se quedan.}}',
    confirm: 'Eliminar plan',
  },
  schedule: {
    title: '¿Añadir este plan al calendario?',
    what: '{count, plural, one {Se crea una campaña programada, para el {first}.} other {Se crean # campañas programadas, desde el {first} hasta el {last}.}}',
    past: '{count, plural, one {Un día ya ha pasado y se omite.} other {# días ya han pasado y se omiten.}}',
    unconnected:
      'Aún sin conectar: {platforms}. A su hora, esas publicaciones esperan hasta que conectes el canal o las publiques tú.',
    byHand: 'Se publican a mano: {platforms}. Lo preparamos todo y te avisamos a su hora.',
    videos: 'Crearemos un vídeo corto con el estilo de tu marca para: {platforms}.',
    pictures: 'Crearemos las imágenes en los próximos minutos.',
    confirm: '{count, plural, one {Programar una publicación} other {Programar # publicaciones}}',
  },
  toasts: {
    approved: 'Plan aprobado',
    reopened: 'El plan vuelve a ser borrador',
    saved: 'Publicación guardada',
    moved: 'Movida al {day}',
    draftAgain: 'El plan vuelve a ser un borrador. Apruébalo otra vez.',
    renamed: 'Nombre del plan cambiado',
    deleted: 'Plan eliminado',
    scheduled:
      '{count, plural, one {Una publicación añadida al calendario} other {# publicaciones añadidas al calendario}}',
    skipped:
      '{count, plural, one {Un día ya había pasado y se ha omitido.} other {# días ya habían pasado y se han omitido.}}',
    failed: 'Error',
  },
  drag: {
    help: 'Para mover una publicación a otro día, pulsa Espacio o Intro en su asa. Elige el día con las flechas y pulsa otra vez Espacio o Intro. Pulsa Escape para cancelar.',
    start: 'Has cogido: {title}.',
    over: '{title} está sobre {day}.',
    nowhere: '{title} no está sobre ningún día.',
    end: '{title} se ha movido al {day}.',
    cancel: '{title} se queda donde estaba.',
  },
}

export const plannerInsights: Translation<typeof en.plannerInsights> = {
  trends: 'Lo que muestran tus planes y publicaciones',
  recommendations: 'Qué hacer ahora',
  generalTrends: 'Lo que funciona en la mayoría de negocios',
  generalRecommendations: 'Buenos hábitos',
  general: 'Consejos generales',
  generalNote:
    'Estos consejos valen para la mayoría de los negocios pequeños. Cuando tengas un plan, verás aquí tus propias cifras.',
  loading: 'Cargando consejos',
  error: 'No se han podido cargar los consejos.',
  actions: { plan: 'Abrir plan', generate: 'Planificar {month}' },
  kinds: {
    best_platform:
      'Donde más reacciona la gente es en {platform}: {each, plural, one {# reacción} other {# reacciones}} por publicación en los últimos 60 días.',
    top_platform: 'Donde más publicas es en {platform}: {count, number} de {total, number} publicaciones.',
    busiest_weekday:
      'Tu día más activo es el {weekday}, con {count, plural, one {# publicación} other {# publicaciones}}.',
    usual_time: 'Sueles publicar a las {time}, {count, number} de {total, number} veces.',
    product_share: '{count, number} de {total, number} publicaciones hablan de tus productos.',
    special_days:
      '{count, plural, one {Una publicación corresponde} other {# publicaciones corresponden}} a un día especial.',
    approve_plan: '«{title}» sigue siendo un borrador. Revísalo y apruébalo.',
    schedule_plan: '«{title}» está aprobado, pero aún no está en el calendario.',
    plan_next_month: 'Aún no hay ningún plan para {month}.',
    unused_product:
      'Ninguna publicación menciona «{product}», uno de los productos principales que indicaste.',
    only_platform:
      'Todas las próximas publicaciones van a {platform}. Una segunda plataforma llega a quien no está ahí.',
    next_special_day: '{name} es el {day}. Comprueba que su publicación diga lo que quieres.',
    all_set: 'Todo está planificado, aprobado y en el calendario. De momento no hay nada que hacer.',
    general_video: 'Los vídeos cortos y las historias llegan a más gente que las imágenes solas.',
    general_local: 'Las publicaciones que nombran tu calle, tu ciudad o a un vecino se comparten más.',
    general_people: 'Las caras funcionan: quien atiende recibe más respuestas que el producto solo.',
    general_rhythm: 'Tres publicaciones por semana, todas las semanas, rinden más que diez de golpe.',
    general_answers: 'Responde a los comentarios el mismo día; de ahí salen los clientes.',
    general_holidays: 'Habla de un día especial una semana antes, para que la gente pueda organizarse.',
  },
}

export const planner: Translation<typeof en.planner> = {
  title: 'Planificador con IA',
  description: 'Un mes de publicaciones para tu negocio, escrito en un minuto y fácil de editar.',
  newPlan: 'Plan de contenido para {month}',
  tabs: {
    label: 'Planificador',
    generator: 'Generador',
    plans: 'Planes existentes',
    insights: 'Consejos de IA',
  },
  hero: {
    title: 'Una publicación para cada día, sin la página en blanco',
    text: 'Cuéntanos qué vendes. Tendrás una publicación para cada día del mes, con su plataforma, su hora y su motivo.',
  },
  business: {
    title: 'Tu negocio',
    description: 'Cuanto más nos cuentes, más sonarán a ti las publicaciones.',
    industry: 'Sector',
    industryPlaceholder: 'Elige tu sector',
    products: 'Productos o servicios principales',
    productsHint: 'Añade hasta {max, number}. Pulsa uno para quitarlo.',
    productPlaceholder: 'Por ejemplo: balayage, tarjetas regalo',
    add: 'Añadir',
    remove: 'Quitar {product}',
    listLabel: 'Tus productos y servicios',
    full: 'Un plan no puede usar más.',
    known: 'Este ya está en la lista.',
    suggestions: 'De tu caja',
    suggest: 'Añadir {product}',
    season: 'Temporada',
    noSeason: 'Ninguna temporada en particular',
  },
  seasons: {
    q1: 'T1 - Año nuevo y primavera',
    q2: 'T2 - Primavera y verano',
    q3: 'T3 - Verano y vuelta al cole',
    q4: 'T4 - Otoño y Navidad',
  },
  platforms: {
    label: 'Plataformas',
    hint: 'Las publicaciones se reparten entre ellas.',
    more: 'Mostrar todas las plataformas',
    less: 'Mostrar menos',
    none: 'Elige al menos una plataforma.',
    connected: 'Conectada',
    needsVideo: 'Con un vídeo corto',
  },
  period: { month: 'Mes', year: 'Año' },
  generate: {
    submit: 'Generar plan con IA',
    hint: 'Elige tu sector para activar la generación con IA',
    another: 'Ya tienes un plan para este mes. Se añadirá otro.',
    success: 'Listo',
    done: '¡Plan de contenido generado con IA!',
    failed: 'Error',
  },
  progress: {
    label: 'Escribiendo tu plan',
    waiting: 'Tu plan es el siguiente de la cola.',
    running: '{done, number} de {days, number} días escritos.',
    leave: 'Puedes salir de esta página. Te avisaremos cuando esté listo.',
  },
  failure: { title: 'No se ha podido escribir el plan', retry: 'Reintentar' },
  preview: {
    title: 'Plan para {month}',
    empty: 'Aún no hay ningún plan para este mes.',
    emptyText: 'Completa los datos de tu negocio y pulsa «Generar plan con IA». Tu plan aparecerá aquí.',
    loading: 'Cargando plan',
    error: 'No se ha podido cargar el plan.',
  },
  pos: {
    title: 'Ventas de tu caja',
    description: 'Conecta tu caja para que los planes sigan lo que de verdad se vende.',
    disconnected: 'Desconectada',
    connected: 'Conectada',
    connectedText:
      'Lo que se ha vendido en los últimos 30 días. Añade al plan lo que más se vende con un toque.',
    loading: 'Cargando las cifras de tu caja',
    error: 'No se han podido cargar las cifras de tu caja.',
    hours: 'De {from} a {to}',
    all: 'Ver tus ventas',
    connect: 'Conectar {system}',
    other: 'Otra',
    otherLabel: 'Conectar otra caja',
    figures: 'Cifras de tu caja',
    orderValue: 'Valor medio del pedido',
    recurrence: 'Clientes que vuelven',
    peakHours: 'Horas punta',
    topProducts: 'Productos más vendidos',
    growth: 'Crecimiento',
    note: 'Aún no hay ninguna caja conectada, así que todo está a cero. Conecta una para ver tus propias cifras.',
  },
  plans: {
    listLabel: 'Planes de contenido',
    loading: 'Cargando planes',
    error: 'No se han podido cargar tus planes.',
    empty: 'Aún no hay planes de contenido.',
    emptyText: 'Un plan lleva un minuto, y puedes editar cada publicación.',
    emptyAction: 'Crear primer plan',
    more: 'Mostrar más planes',
    posts:
      '{count, plural, =0 {Aún sin publicaciones} one {# publicación planificada} other {# publicaciones planificadas}}',
    created: 'Creado el {date}',
    view: 'Ver detalles',
    viewNamed: 'Ver detalles: {title}',
  },
  status: {
    draft: 'Borrador',
    approved: 'Aprobado',
    published: 'En el calendario',
    writing: 'Escribiendo…',
    failed: 'Fallido',
  },
  writer: {
    'built-in': 'Lo ha escrito el redactor integrado de CampAIgner. Revísalo antes de publicar.',
    ai: 'Lo ha escrito el modelo de IA {model}. Revísalo antes de publicar.',
  },
}

export const plannerRules: Translation<typeof en.plannerRules> = {
  noIndustry: 'Elige tu sector',
  longProduct: 'Como máximo {max} caracteres cada uno',
  manyProducts: 'Añade {max} como máximo',
  noPlatform: 'Elige al menos una plataforma',
  noTitle: 'Ponle un título',
  noTime: 'Escribe una hora, como 10:30',
  otherMonth: 'Elige un día del mes de este plan',
  otherYear: 'Elige el año pasado, este o el próximo',
}

export const plannerErrors: Translation<typeof en.plannerErrors> = {
  plan_not_written: 'Este plan aún no está listo. Espera a que esté escrito e inténtalo de nuevo.',
  plan_not_approved: 'Aprueba primero el plan y después añádelo al calendario.',
  plan_on_calendar: 'Este plan ya está en el calendario. Edita allí sus publicaciones.',
  plan_in_past: 'Todos los días de este plan han pasado ya. No se ha añadido nada al calendario.',
  plan_breaks_rules:
    'Algunas publicaciones incumplen las reglas de su plataforma. No se ha añadido nada al calendario. Edítalas primero.',
  post_on_calendar: 'Esta publicación ya está en el calendario. Edítala allí.',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/ai-planner': 'Planificador con IA',
  '/ai-planner/:id': 'Plan de contenido',
}
