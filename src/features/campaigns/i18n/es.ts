import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const campaign: Translation<typeof en.campaign> = {
  title: 'Campañas',
  description: 'Escribe una vez, publica en todas las redes y sigue los resultados.',
  copyOf: '{title} (copia)',
  actions: { generate: 'Generar con IA', add: 'Nueva campaña', create: 'Crear campaña' },
  hero: {
    title: 'Una idea, todas las redes',
    text: 'Describe lo que quieres contar. Cada plataforma recibe un texto y una imagen a su medida.',
    action: 'Abrir creador de campañas',
  },
  summary: {
    label: 'Resumen',
    total: 'Total de campañas',
    totalHint: 'Incluidos los borradores',
    scheduled: 'Programadas',
    scheduledHint: 'Pendientes de publicar',
    published: 'Publicadas',
    publishedHint: 'Al menos una publicación publicada',
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
    sort: 'Ordenar por',
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
      '{count, plural, =0 {No se han encontrado campañas} one {# campaña encontrada} other {# campañas encontradas}}',
    foundSoFar: 'Mostrando {count, plural, one {la primera campaña} other {las primeras # campañas}}',
  },
  nothingFound: {
    title: 'Sin resultados para «{search}»',
    hint: 'Revisa cómo está escrito o prueba con menos palabras.',
    inTab: 'Solo has buscado entre las campañas {tab}.',
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
    loading: 'Cargando campañas',
    loadMore: 'Cargar más',
    failed: 'No se han podido cargar tus campañas.',
    showAll: 'Ver todas las campañas',
  },
  plans: {
    label: 'Planes de contenido',
    badge: 'Plan de contenido',
    total: '{count, plural, one {# publicación} other {# publicaciones}}',
    draft: '{count, plural, one {# borrador} other {# borradores}}',
    scheduled: '{count, plural, one {# programada} other {# programadas}}',
    published: '{count, plural, one {# publicada} other {# publicadas}}',
    failed: '{count, plural, one {# fallida} other {# fallidas}}',
    next: 'Siguiente: {title}, {date}',
    open: 'Ver {count, plural, one {# publicación} other {# publicaciones}}',
    openNamed: 'Ver las publicaciones de {title}',
    plan: 'Abrir plan',
    planNamed: 'Abrir el plan {title}',
    more: 'Ver más planes',
    back: 'Todas las campañas',
    gone: 'Este plan ya no tiene campañas',
    notLoaded: 'No se han podido cargar tus planes de contenido.',
  },
  empty: {
    title: 'Aún no hay campañas',
    description: 'Escribe la primera, o describe una idea y te preparamos un borrador.',
  },
  emptyTab: 'No se han encontrado campañas {tab}.',
  tabInSentence: {
    draft: 'en borrador',
    scheduled: 'programadas',
    published: 'publicadas',
    ai: 'generadas con IA',
  },
  selection: {
    label: 'Campañas seleccionadas',
    count: '{count, plural, one {# campaña seleccionada} other {# campañas seleccionadas}}',
    clear: 'Quitar la selección',
    more: '{count, number} más',
    unschedule: 'Desprogramar',
    unscheduleDone: '{count, plural, one {# campaña desprogramada} other {# campañas desprogramadas}}',
    delete: 'Eliminar',
    deleteTitle: '¿Eliminar {count, plural, one {# campaña} other {# campañas}}?',
    deleteText:
      'Se eliminan aquí sus publicaciones y las programadas no saldrán. Lo que ya está en una red se queda en ella.',
    deleteDone: '{count, plural, one {# campaña eliminada} other {# campañas eliminadas}}',
    kept: '{count, plural, one {# campaña no ha cambiado} other {# campañas no han cambiado}}',
  },
  card: {
    select: 'Seleccionar «{title}»',
    ai: 'IA',
    aiBuiltIn: 'Escrita por el redactor integrado',
    aiModel: 'Escrita por tu proveedor de IA',
    platforms: 'Plataformas',
    morePlatforms: '{count, plural, one {# plataforma más} other {# plataformas más}}',
    reach: 'Alcance',
    engagement: 'Interacción',
    clicks: 'Clics',
    unknown: 'Aún no hay resultados, o la red no los da',
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
    description: 'Tendrás una publicación por plataforma y podrás editar cada una.',
    name: 'Título',
    about: 'Descripción',
    aboutHint: 'De qué trata, para ti y tu equipo.',
    content: 'Contenido',
    contentHint: 'Lo que dicen tus publicaciones. Si lo dejas vacío, se usa la descripción.',
    when: 'Cuándo',
    whenHint: 'Si lo dejas vacío, se guarda como borrador.',
    pictures: 'Crear imágenes con el estilo de mi marca',
    picturesHint: 'Una por plataforma, en el tamaño adecuado. Puedes cambiarlas.',
    required: 'Obligatorio',
    notReady: 'Corrige esto antes de programar',
    tooLong: 'Algunas redes no admiten este texto tal cual. Después puedes adaptarlo para cada una.',
    brandHint: 'Se publica a través de los canales de esta marca.',
    save: 'Guardar borrador',
    schedule: 'Programar campaña',
  },
  generate: {
    title: 'Generar con IA',
    description: 'Describe tu idea. Tendrás un borrador con un texto y una imagen por plataforma.',
    prompt: 'Tu idea',
    placeholder: 'Por ejemplo: 20 % de descuento en color todos los martes de marzo',
    submit: 'Generar campaña',
    pending: 'Escribiendo para {count, plural, one {# plataforma} other {# plataformas}}…',
  },
  publish: {
    title: '¿Publicar ya esta campaña?',
    direct:
      '{count, plural, one {# publicación sale ahora: {names}.} other {# publicaciones salen ahora: {names}.}}',
    drafts:
      '{count, plural, one {# llega a la app de {names} como borrador. La publicas tú allí.} other {# llegan a la app de la red como borradores: {names}. Las publicas tú allí.}}',
    sandbox:
      '{count, plural, one {# publicación va al modo de prueba: {names}. No llega a la red real.} other {# publicaciones van al modo de prueba: {names}. No llegan a las redes reales.}}',
    lockedOut:
      '{count, plural, one {# la publicas tú, porque el acceso a {names} ha caducado. Te la dejamos preparada, o vuelve a conectar antes el canal.} other {# las publicas tú, porque el acceso a {names} ha caducado. Te las dejamos preparadas, o vuelve a conectar antes los canales.}}',
    needsYou:
      '{count, plural, one {# la publicas tú, porque no hay ningún canal conectado para {names}. Te la dejamos preparada.} other {# las publicas tú, porque no hay ningún canal conectado para {names}. Te las dejamos preparadas.}}',
    unknown:
      '{count, plural, one {# publicación sale ahora si su canal está conectado. Si no, te la dejamos preparada para que la publiques.} other {# publicaciones salen ahora donde hay un canal conectado. Las demás te las dejamos preparadas para que las publiques.}}',
    confirm: 'Publicar ahora',
  },
  toasts: {
    created: '¡Campaña creada correctamente!',
    generated: '¡Campaña generada con IA correctamente!',
    byBuiltIn: 'La ha escrito el redactor integrado.',
    byAi: 'La ha escrito tu proveedor de IA.',
    published: '¡Campaña publicada correctamente!',
    onTheirWay: 'Tus publicaciones están en camino. Abre la campaña para seguirlas.',
    toSandbox: 'Publicada en el modo de prueba. Nada llega a las redes reales.',
    partlySandbox: '{names}: solo en el modo de prueba, no en las redes reales.',
    someSent: '{sent, number} de {count, number} publicaciones en camino',
    forYou: 'Para publicar a mano: {names}.',
    allForYou: 'Lista para que la publiques',
    noAccount:
      '{count, plural, one {No hay ningún canal conectado para {names}. Publícala tú desde la página de la campaña, o conecta un canal y vuelve a publicar.} other {No hay ningún canal conectado para {names}. Publícalas tú desde la página de la campaña, o conecta un canal y vuelve a publicar.}}',
    lockedOut:
      '{count, plural, one {El acceso a {names} ha caducado. Publícala tú desde la página de la campaña, o vuelve a conectar el canal y publica otra vez.} other {El acceso a {names} ha caducado. Publícalas tú desde la página de la campaña, o vuelve a conectar los canales y publica otra vez.}}',
    postNow: 'Publicarla ya',
    postNowAlt: 'Abre la campaña y publícala tú',
    beingMade: 'Creando las imágenes de {names}…',
    error: 'Error',
    incomplete: 'Rellena todos los campos obligatorios y elige al menos una plataforma',
  },
  writtenBy: {
    ai: 'Texto de tu proveedor de IA',
    'built-in': 'Texto del redactor integrado',
    steppedIn:
      'Texto del redactor integrado: el de tu proveedor de IA no cumplía una regla de esta plataforma',
    person: 'Texto editado por una persona',
  },
}

export const postMedia: Translation<typeof en.postMedia> = {
  label: 'Imágenes y vídeo',
  none: 'Aún no hay imágenes ni vídeo.',
  alt: 'Texto alternativo',
  altHint: 'Se lee en voz alta a quienes no pueden verlo. Hasta {limit, number} caracteres en {platform}.',
  altKept: 'No podemos enviar texto alternativo a {platform}. Se queda aquí para tu equipo.',
  altMissing: 'Descríbelo en una frase para quienes no pueden verlo.',
  room: '{count, number} de {limit, number} imágenes',
  saveAlt: 'Guardar texto alternativo',
  add: 'Añadir imagen',
  replace: 'Cambiar',
  removeNamed: 'Quitar la imagen {number, number}',
  replaceNamed: 'Cambiar la imagen {number, number}',
  edit: 'Editar imagen',
  editNamed: 'Editar la imagen {number, number}',
  video: 'Vídeo {number, number}',
  picture: 'Imagen {number, number}',
  size: '{width} × {height}',
  removed: 'Quitada',
  described: 'Texto alternativo guardado',
  moveEarlier: 'Mover la imagen {number, number} hacia delante',
  moveLater: 'Mover la imagen {number, number} hacia atrás',
  moved: 'Orden guardado',
  undo: 'Deshacer',
  undone: 'Recuperado',
  pick: 'Elige una imagen',
  place: {
    title: '¿Dónde quieres usarla?',
    description: 'Recortamos la imagen al tamaño de cada plataforma.',
    legend: 'Plataformas',
    all: 'Todas',
    none: 'Ninguna',
    size: '{width} × {height}',
    out: '{platform}: ya se ha enviado o se está enviando, así que no se puede cambiar.',
    cover: 'Como portada del vídeo',
    mode: 'Estas publicaciones ya tienen imágenes o un vídeo',
    replace: 'Sustituirlos',
    add: 'Añadirla después',
    submit: '{count, plural, =0 {Usar imagen} one {Usar en # plataforma} other {Usar en # plataformas}}',
    submitReplace: 'Cambiar imagen',
    done: '{count, plural, one {Imagen añadida a # publicación} other {Imagen añadida a # publicaciones}}',
    replaced: 'Imagen cambiada',
  },
}

export const postReason: Translation<typeof en.postReason> = {
  no_account:
    'Esta plataforma no está conectada. Conecta un canal y vuelve a programar la publicación, o publícala tú.',
  needs_reconnect:
    'El acceso ha caducado. Vuelve a conectar el canal y la publicación saldrá sola, salvo que lleve varias horas de retraso.',
  chosen_account_gone:
    'La cuenta que elegiste no está conectada para esta marca, así que no la hemos enviado. Vuelve a conectarla o elige otra y la publicación saldrá sola, salvo que lleve varias horas de retraso.',
  finish_in_app:
    'Espera como borrador en la app de la red. Publícala allí y confírmalo aquí. Hasta entonces no está publicada.',
  missed: 'No pudimos enviarla a su hora. Elige otro momento si aún tiene sentido.',
  refused_by_rules:
    'Incumple una regla de la red, así que no la hemos enviado. Edítala e inténtalo de nuevo.',
  rejected: 'La red la ha rechazado. Allí no se ha publicado nada.',
  not_sent: 'No hemos podido llegar a la red tras varios intentos. Allí no se ha publicado nada.',
  broken: 'Algo ha fallado por nuestra parte y no la hemos enviado. Ábrela, guárdala otra vez y reinténtalo.',
  rate_limited:
    'La red nos ha pedido esperar demasiadas veces. Allí no se ha publicado nada. Inténtalo más tarde.',
  unconfirmed:
    'La hemos enviado, pero la red no lo ha confirmado. Compruébalo allí y dinos si se ha publicado.',
  not_there:
    'Un miembro del equipo lo ha comprobado y no estaba allí. No se ha publicado nada. Reenvíala cuando quieras.',
  too_long:
    'La red dice que el texto es demasiado largo. Allí no se ha publicado nada. Acórtalo y vuelve a probar.',
  duplicate: 'La red dice que ya has publicado esto. Cambia el texto si quieres publicarlo otra vez.',
  not_allowed: 'La red no permite esta publicación desde tu cuenta. Allí no se ha publicado nada.',
  app_not_approved:
    'Esta red aún no ha aprobado tu app para publicar en abierto. No se ha publicado nada. Pide allí el acceso completo en la página de tu app y vuelve a probar.',
  update_needed:
    'Esta versión de CampAIgner ya no funciona con la red. Allí no se ha publicado nada. Pide a tu administrador que la actualice e inténtalo de nuevo.',
  destination_gone:
    'La página o el canal de destino ya no existe. No se ha publicado nada. Conecta otro y vuelve a programarla.',
  file_too_big:
    'Una imagen o un vídeo pesa demasiado para esta red. No se ha publicado nada. Usa uno más pequeño.',
  file_type: 'Esta red no acepta uno de los archivos. No se ha publicado nada. Usa otra imagen u otro vídeo.',
  file_shape:
    'Una imagen es demasiado alargada para esta red. No se ha publicado nada. Recórtala o usa otra.',
  file_missing: 'Falta uno de los archivos. No se ha publicado nada. Vuelve a añadir la imagen o el vídeo.',
  no_public_address:
    'Esta red lee las imágenes y los vídeos desde CampAIgner, que no tiene dirección pública. No se ha publicado nada. Pide a tu administrador que configure PUBLIC_URL y vuelve a probar.',
  address_unverified:
    'Esta red solo lee imágenes de una dirección verificada en tu app de allí. No se ha publicado nada. Verifica la dirección de CampAIgner en la página de tu app y vuelve a probar.',
  too_many_drafts:
    'En la app de la red esperan demasiados borradores y no admite más. No se ha enviado nada. Publica o borra allí alguno y vuelve a probar.',
  no_recipients:
    'Ningún cliente ha aceptado recibir correos, así que no le ha llegado a nadie. Pregúntales en Clientes y vuelve a probar.',
  all_refused: 'El servidor de correo ha rechazado a todos los destinatarios: no le ha llegado a nadie.',
  sender_refused: 'El servidor de correo no te deja enviar desde esta dirección: no le ha llegado a nadie.',
  spending_limit:
    'Con esta publicación pasarías el límite mensual que pusiste para esta cuenta. Súbelo en la página del canal e inténtalo de nuevo.',
  mailing_stopped: 'Lo detuviste antes de que le llegara a nadie.',
  postal_address_missing:
    'Los correos a clientes deben mostrar tu dirección postal. Añádela en Ajustes, Negocio, y vuelve a probar.',
  sender_name_missing:
    'Los correos a clientes deben mostrar el nombre de tu negocio. Añádelo en Ajustes, Negocio, y vuelve a probar.',
  public_url_missing:
    'Los clientes no podrían darse de baja, porque CampAIgner no tiene dirección pública. No le ha llegado a nadie. Pide a tu administrador que configure PUBLIC_URL y vuelve a probar.',
}

export const postVideo: Translation<typeof en.postVideo> = {
  add: 'Añadir vídeo',
  title: 'Vídeo para {platform}',
  description: 'Elige uno de tus vídeos. Sustituye lo que la publicación muestra ahora.',
  legend: 'Tus vídeos',
  submit: 'Usar este vídeo',
  loading: 'Cargando tus vídeos',
  failed: 'No se han podido cargar tus vídeos.',
  library: 'Elegir de Multimedia',
  empty: 'Aún no has creado ningún vídeo.',
  make: 'Crear vídeo',
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
  unknownOption: 'Esta plataforma no tiene esa opción',
  tooLong: 'Como máximo {max} caracteres; este texto tiene {length}',
  chooseEachPlatformOnce: 'Elige cada plataforma una sola vez',
  describeYourIdea: 'Describe tu idea',
  chooseAtLeastOnePlatform: 'Elige al menos una plataforma',
  needsTitle: 'Ponle un título a la campaña',
  needsDescription: 'Describe la campaña',
  incompleteAddress: 'Pega el enlace completo, empezando por https://',
  missing: 'Obligatorio',
  unreadable: 'No podemos leer esta imagen. Guárdala de nuevo como PNG o JPG',
  passed: 'Esa hora ya ha pasado. Elige otra posterior',
  tooFar: 'Elige un momento dentro del próximo año',
}

export const campaignsErrors: Translation<typeof en.campaignsErrors> = {
  already_sending: 'Se está enviando ahora mismo, así que no se puede cambiar.',
  already_out: 'Ya se ha enviado, así que no se puede cambiar.',
  campaign_incomplete: 'Rellena todos los campos obligatorios y elige al menos una plataforma',
  post_breaks_rules: 'Una publicación aún no está lista para su red. No se ha cambiado nada.',
  last_post: 'Una campaña necesita al menos una plataforma. Si ya no la quieres, elimina la campaña.',
  account_of_other_platform: 'Esa cuenta es de otra plataforma. Elige una de esta.',
  account_of_other_brand: 'Esa cuenta es de otra marca. Elige una de esta marca.',
  account_resting: 'Esa cuenta está apagada porque ya hay una real conectada. Elige otra cuenta.',
  account_has_post: 'Esta campaña ya tiene una publicación para esa cuenta.',
  one_account_only: 'Cada cliente recibiría el mensaje dos veces. Elige una sola cuenta.',
  too_many_posts: 'En esta campaña no caben más publicaciones. Quita una o crea otra campaña.',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/campaigns': 'Campañas',
  '/campaigns/:id': 'Campaña',
}

export const palette: Translation<typeof en.palette> = {
  generate: { label: 'Escribir con IA', words: 'generar campaña texto publicación' },
  add: { label: 'Escribir una campaña a mano', words: 'nueva manual publicación en blanco' },
  campaigns: 'publicaciones borradores publicadas programadas anuncios',
  save: 'Guardar una publicación',
  undo: 'Deshacer el último cambio de una herramienta de texto',
}
