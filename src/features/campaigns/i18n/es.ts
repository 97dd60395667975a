import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const campaign: Translation<typeof en.campaign> = {
  title: 'Campañas',
  description: 'Escribe una vez, publica en todas las redes y mira cómo ha ido.',
  copyOf: '{title} (copia)',
  actions: { generate: 'Generar con IA', add: 'Nueva campaña', create: 'Crear campaña' },
  hero: {
    title: 'Una idea, todas las redes',
    text: 'Describe lo que quieres contar. Cada plataforma recibe un texto y una imagen a su medida.',
    action: 'Abrir el creador de campañas',
  },
  summary: {
    label: 'Resumen',
    total: 'Total de campañas',
    totalHint: 'Con los borradores',
    scheduled: 'Programadas',
    scheduledHint: 'Aún por salir',
    published: 'Publicadas',
    publishedHint: 'Ha salido al menos una publicación',
    ai: 'Generadas con IA',
    aiHint: 'Escritas para ti',
    failed: 'No se ha podido cargar el resumen.',
  },
  tabs: {
    label: 'Tipo de campaña',
    all: 'Todas',
    draft: 'Borradores',
    scheduled: 'Programadas',
    published: 'Publicadas',
    ai: 'Generadas con IA',
  },
  filters: {
    search: 'Buscar campañas',
    placeholder: 'Título, descripción o texto',
    clear: 'Borrar la búsqueda',
    sort: 'Orden',
  },
  sorts: {
    newest: 'Más recientes',
    oldest: 'Más antiguas',
    planned: 'Próximas en salir',
    reach: 'Mayor alcance',
    title: 'Título, de la A a la Z',
  },
  results: {
    found:
      '{count, plural, =0 {Ninguna campaña encontrada} one {# campaña encontrada} other {# campañas encontradas}}',
    foundSoFar: '{count, plural, one {Primera campaña encontrada} other {Primeras # campañas encontradas}}',
  },
  nothingFound: {
    title: 'No se ha encontrado nada para «{search}».',
    hint: 'Revisa cómo está escrito o prueba con menos palabras.',
    inTab: 'Solo se ha buscado entre las campañas {tab}.',
    everywhere: 'Buscar en todas las campañas',
  },
  status: {
    draft: 'Borrador',
    scheduled: 'Programada',
    published: 'Publicada',
    failed: 'Fallida',
    overdue: 'Con retraso',
    ready: 'Lista para que la publiques',
  },
  list: {
    label: 'Campañas',
    loading: 'Cargando las campañas',
    loadMore: 'Cargar más',
    failed: 'No se han podido cargar las campañas.',
    showAll: 'Ver todas las campañas',
  },
  empty: {
    title: 'Aún no hay campañas',
    description: 'Escribe tú la primera o describe una idea y deja que la escribamos.',
  },
  emptyTab: 'No se han encontrado campañas {tab}.',
  tabInSentence: {
    draft: 'en borrador',
    scheduled: 'programadas',
    published: 'publicadas',
    ai: 'generadas con IA',
  },
  card: {
    ai: 'IA',
    aiBuiltIn: 'Escrita por el redactor integrado',
    aiModel: 'Escrita por tu proveedor de IA',
    platforms: 'Plataformas',
    morePlatforms: '{count, plural, one {# plataforma más} other {# plataformas más}}',
    reach: 'Alcance',
    engagement: 'Interacción',
    clicks: 'Clics',
    thousands: '{value} mil',
    scheduledFor: 'Programada para el {date}',
    plannedFor: 'Prevista para el {date}',
    wasPlannedFor: 'Estaba prevista para el {date}',
    wentOut: 'Salió el {date}',
    created: 'Creada el {date}',
    delivered: '{delivered, number} de {count, number} entregadas',
    needsYou:
      '{count, plural, one {# publicación lista para que la publiques} other {# publicaciones listas para que las publiques}}',
    lacksMedia:
      '{count, plural, one {{names} necesita una imagen o un vídeo} other {{names} necesitan una imagen o un vídeo}} antes del {date}',
    publish: 'Publicar',
    publishNamed: 'Publicar {title}',
    view: 'Ver',
    viewNamed: 'Ver {title}',
  },
  picker: {
    legend: 'Plataformas',
    all: 'Elegir todas',
    none: 'Quitar todas',
    chosen: '{count, plural, =0 {Ninguna elegida} one {# elegida} other {# elegidas}}',
  },
  form: {
    title: 'Nueva campaña',
    description: 'Se convierte en una publicación por plataforma, que puedes cambiar una a una.',
    name: 'Título',
    about: 'Descripción',
    aboutHint: 'De qué trata, para ti y tu equipo.',
    content: 'Contenido',
    contentHint: 'Lo que dicen las publicaciones. Si lo dejas vacío, es la descripción.',
    when: 'Cuándo',
    whenHint: 'Si lo dejas vacío, se guarda como borrador.',
    pictures: 'Crear imágenes con el estilo de mi marca',
    picturesHint: 'Una por plataforma, a su tamaño. Puedes cambiarlas.',
    required: 'Obligatorio',
    notReady: 'Antes de poder programarla',
    tooLong: 'Algunas redes no admiten este texto tal cual. Después puedes adaptarlo para cada una.',
    brandHint: 'Sale por las cuentas de esta marca.',
    save: 'Guardar borrador',
    schedule: 'Programar campaña',
  },
  generate: {
    title: 'Generar con IA',
    description: 'Describe tu idea. Recibes un borrador con un texto y una imagen por plataforma.',
    prompt: 'Tu idea',
    placeholder: 'Por ejemplo: 20 % de descuento en color todos los martes de marzo',
    submit: 'Generar campaña',
    pending: 'Escribiendo para {count, plural, one {# plataforma} other {# plataformas}}…',
  },
  publish: {
    title: '¿Publicar ya esta campaña?',
    direct:
      '{count, plural, one {# publicación sale ahora: {names}.} other {# publicaciones salen ahora: {names}.}}',
    sandbox:
      '{count, plural, one {# publicación va al sandbox: {names}. No llega a la red real.} other {# publicaciones van al sandbox: {names}. No llegan a las redes reales.}}',
    lockedOut:
      '{count, plural, one {# te necesitará, porque el acceso ha caducado: {names}. La preparamos y tú la publicas. O reconecta antes la cuenta.} other {# te necesitarán, porque el acceso ha caducado: {names}. Las preparamos y tú las publicas. O reconecta antes las cuentas.}}',
    needsYou:
      '{count, plural, one {# te necesitará, porque no hay cuenta conectada: {names}. La preparamos y tú la publicas.} other {# te necesitarán, porque no hay cuenta conectada: {names}. Las preparamos y tú las publicas.}}',
    unknown:
      '{count, plural, one {# publicación sale ahora si hay una cuenta conectada; si no, te necesitará.} other {# publicaciones salen ahora donde hay una cuenta conectada; las demás te necesitarán.}}',
    confirm: 'Publicar ahora',
  },
  toasts: {
    created: '¡Campaña creada correctamente!',
    generated: '¡Campaña generada con IA correctamente!',
    byBuiltIn: 'La ha escrito el redactor integrado.',
    byAi: 'La ha escrito tu proveedor de IA.',
    published: '¡Campaña publicada correctamente!',
    onTheirWay: 'Las publicaciones están en camino. Abre la campaña para seguirlas.',
    toSandbox: 'Publicada en el sandbox. Nada llega a las redes reales.',
    partlySandbox: '{names}: solo al sandbox, no a las redes reales.',
    someSent: '{sent, number} de {count, number} publicaciones en camino',
    forYou: 'Para publicar tú: {names}.',
    allForYou: 'Lista para que la publiques',
    noAccount:
      '{count, plural, one {No hay ninguna cuenta conectada para {names}. Publícala tú desde la página de la campaña, o conecta una cuenta y vuelve a publicar.} other {No hay ninguna cuenta conectada para {names}. Publícalas tú desde la página de la campaña, o conecta una cuenta y vuelve a publicar.}}',
    lockedOut:
      '{count, plural, one {El acceso a {names} ha caducado. Publícala tú desde la página de la campaña, o reconecta la cuenta y vuelve a publicar.} other {El acceso a {names} ha caducado. Publícalas tú desde la página de la campaña, o reconecta las cuentas y vuelve a publicar.}}',
    postNow: 'Publicarla ya',
    postNowAlt: 'Abre la campaña y publícala tú',
    beingMade: 'Se están creando las imágenes de {names}.',
    error: 'Error',
    incomplete: 'Rellena todos los campos obligatorios y elige al menos una plataforma',
  },
  writtenBy: {
    ai: 'Texto de tu proveedor de IA',
    'built-in': 'Texto del redactor integrado',
    steppedIn:
      'Texto del redactor integrado: el de tu proveedor de IA no cumplía una regla de esta plataforma',
    person: 'Texto cambiado por una persona',
  },
}

export const postMedia: Translation<typeof en.postMedia> = {
  label: 'Imágenes y vídeo',
  none: 'Aún no hay nada.',
  alt: 'Qué se ve',
  altHint: 'Se lee a quienes no pueden verlo. Como máximo {limit, number} caracteres en {platform}.',
  altKept: '{platform} no transmite descripciones; queda aquí para tu equipo.',
  altMissing: 'Di en una frase qué se ve: quien no puede verlo aún no se entera de nada.',
  room: '{count, number} de {limit, number} imágenes',
  saveAlt: 'Guardar descripción',
  add: 'Añadir una imagen',
  replace: 'Cambiar',
  removeNamed: 'Quitar la imagen {number, number}',
  replaceNamed: 'Cambiar la imagen {number, number}',
  video: 'Vídeo {number, number}',
  picture: 'Imagen {number, number}',
  size: '{width} × {height}',
  added: 'Imagen añadida',
  removed: 'Quitada',
  described: 'Descripción guardada',
}

export const postReason: Translation<typeof en.postReason> = {
  no_account:
    'No hay ninguna cuenta conectada para ello. Conecta una y vuelve a programarlo, o publícalo tú.',
  needs_reconnect:
    'La red ya no nos deja entrar. Vuelve a conectar la cuenta y programa de nuevo la publicación.',
  missed: 'No se pudo enviar a su hora. Elige otro momento si aún tiene sentido.',
  refused_by_rules:
    'Incumple una regla de la red, así que no lo hemos enviado. Cámbialo e inténtalo de nuevo.',
  rejected: 'La red lo ha rechazado. Allí no se ha publicado nada.',
  not_sent: 'No se ha podido llegar a la red, tras varios intentos. Allí no se ha publicado nada.',
  broken: 'Algo nuestro ha fallado y no lo hemos enviado. Ábrelo, guárdalo otra vez e inténtalo de nuevo.',
  rate_limited:
    'La red nos ha pedido esperar demasiadas veces. Allí no se ha publicado nada; inténtalo más tarde.',
  unconfirmed:
    'Lo hemos enviado, pero nadie nos ha dicho si ha llegado. Míralo allí y dinos si está publicado.',
  not_there: 'Alguien lo ha mirado y no estaba allí. No se ha publicado nada; reenvíalo cuando quieras.',
}

export const postVideo: Translation<typeof en.postVideo> = {
  add: 'Añadir un vídeo',
  title: 'Un vídeo para {platform}',
  description: 'Uno de los que has creado aquí. Ocupa el lugar de lo que la publicación muestra ahora.',
  legend: 'Tus vídeos',
  submit: 'Usar este vídeo',
  loading: 'Cargando tus vídeos',
  failed: 'No se han podido cargar tus vídeos.',
  empty: 'Aún no has creado ningún vídeo.',
  make: 'Crear un vídeo',
  more: 'Mostrar más',
  added: 'Vídeo añadido',
  replaceNamed: 'Cambiar el vídeo {number, number}',
  removeNamed: 'Quitar el vídeo {number, number}',
}

export const preview: Translation<typeof en.preview> = {
  label: 'Vista previa para {platform}',
  more: 'más',
  now: 'Ahora mismo',
  noPicture: 'Sin imagen',
  noVideo: 'Aún no hay vídeo',
  noTitle: 'Aún no hay título',
  noText: 'Aún no hay texto',
  placeOf: '1 de {total, number}',
  further: '{count, number} más',
  like: 'Me gusta',
  comment: 'Comentar',
  share: 'Compartir',
  repost: 'Difundir',
  send: 'Enviar',
  save: 'Guardar',
  subscribe: 'Suscribirse',
  reply: 'Responder',
  from: 'De',
  to: 'Para',
  customers: 'tus clientes',
  subject: 'Asunto',
}

export const campaignsRules: Translation<typeof en.campaignsRules> = {
  tooLong: 'Como máximo {max} caracteres; este texto tiene {length}',
  chooseEachPlatformOnce: 'Elige cada plataforma una sola vez',
  describeYourIdea: 'Describe tu idea',
  chooseAtLeastOnePlatform: 'Elige al menos una plataforma',
  needsTitle: 'Ponle un título a la campaña',
  needsDescription: 'Describe la campaña',
  incompleteAddress: 'Pega la dirección completa, con https://',
  missing: 'Obligatorio',
  unreadable: 'Esta imagen no se puede leer. Guárdala de nuevo como PNG o JPG',
  passed: 'Esa hora ya ha pasado. Elige otra posterior',
  tooFar: 'Como máximo dentro de un año',
}

export const campaignsErrors: Translation<typeof en.campaignsErrors> = {
  already_sending: 'Se está enviando en este mismo momento, así que ya no se puede cambiar.',
  already_out: 'Ya ha salido, así que no se puede cambiar.',
  campaign_incomplete: 'Rellena todos los campos obligatorios y elige al menos una plataforma',
  post_breaks_rules: 'Una publicación aún no está lista para su red. No se ha cambiado nada.',
  last_post: 'Una campaña necesita al menos una plataforma. Elimina la campaña en su lugar.',
}
