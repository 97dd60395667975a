import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const channel: Translation<typeof en.channel> = {
  title: 'Canales',
  text: 'Adónde van tus campañas, qué necesita cada red y cuánto cuesta.',
  readOnly: 'Solo los propietarios y encargados pueden conectar o desconectar canales.',
  connectedCount: '{connected, number} de {total, number} conectados',
  attentionCount: '{count, plural, one {# necesita atención} other {# necesitan atención}}',
  loading: 'Cargando los canales…',
  failed: 'No se han podido cargar los canales.',
  sandbox: {
    mark: 'Modo de prueba',
    row: 'Modo de prueba · {count, plural, one {# plataforma} other {# plataformas}}',
    title: '¿Qué es el modo de prueba?',
    text: 'Una red de prueba dentro de CampAIgner. Acepta tus publicaciones con las normas de cada red y las muestra en una página que solo puede abrir tu equipo. Nada de ahí llega al público, así que puedes probarlo todo sin tener cuenta en ningún sitio.',
  },
  groups: {
    ready: {
      title: 'Se conectan en un minuto',
      text: 'Sin registrar ninguna app: inicia sesión o pega una clave.',
    },
    app: {
      title: 'Con una app tuya',
      text: 'Estas redes solo dejan entrar a programas que conocen. Registra uno allí una vez; en la página de cada una tienes los pasos.',
    },
    byHand: {
      title: 'Las publicas tú',
      text: 'Estas redes no dejan que un negocio publique automáticamente. Preparamos el texto y los archivos y te avisamos cuando toca.',
    },
    later: {
      title: 'De momento, solo en modo de prueba',
      text: 'Pruébalas en el modo de prueba. Todavía no se pueden conectar de verdad.',
    },
  },
  modes: {
    direct: 'Permite publicar automáticamente',
    drafts: 'Enviamos un borrador a su app y tú lo publicas',
    assisted: 'Lo preparamos y tú lo publicas',
    approved: 'Lo preparamos y tú lo publicas; automático con claves aprobadas por la red',
    export: 'Recibes un archivo terminado',
  },
  connect: 'Conectar en modo de prueba',
  connectAll: 'Conectar todo en modo de prueba',
  connectAgain: 'Volver a conectar',
  check: 'Comprobar',
  disconnect: 'Desconectar',
  openFeed: 'Abrir el muro',
  health: {
    ok: 'Funciona',
    needs_reconnect: 'Hay que reconectar',
    unreachable: 'No responde',
  },
  listening: {
    on: 'Las respuestas llegan a tu bandeja y ves qué se entregó.',
    pending: 'Estamos pidiendo a {network} que entregue las respuestas en tu bandeja.',
    key_missing:
      'Las respuestas no llegan a tu bandeja: falta la clave secreta de la app. Vuelve a conectar e introdúcela.',
    no_public_address:
      'Las respuestas no llegan a tu bandeja: {network} solo entrega en una dirección https pública. Pide a quien administra el servidor que configure PUBLIC_URL.',
    refused:
      'Las respuestas no llegan a tu bandeja: {network} se negó a entregarlas. Volvemos a pedirlo mañana.',
    unreachable:
      'Las respuestas aún no llegan a tu bandeja: {network} no respondió. Lo intentamos cada hora.',
  },
  inactive: 'Inactiva',
  checkedAt: 'Comprobado {when}',
  neverChecked: 'Sin comprobar desde que se conectó',
  details: {
    open: 'Requisitos y límites',
    ownConnection: 'Conexión directa',
    notYet: 'Aún no está disponible. Hará falta:',
    byHand: 'Para publicarlo tú necesitas:',
    approved: 'Para publicar automáticamente necesitas además:',
    fits: 'Límites',
    cannot: 'Lo que la red no permite',
    titleUpTo: 'Título: hasta {max, number} caracteres',
    textUpTo: 'Texto: hasta {max, number} caracteres',
    textWithMedia: 'Texto con una imagen: hasta {max, number} caracteres',
    pictures: '{max, plural, one {# imagen} other {Hasta # imágenes}} de {size} como máximo',
    hashtags: '{max, plural, one {# hashtag} other {Hasta # hashtags}}',
    mentions: '{max, plural, one {# mención} other {Hasta # menciones}}',
    shape: 'Ancho de la imagen: del {least, number} % al {most, number} % del alto',
    alt: 'Descripción de la imagen: hasta {max, number} caracteres',
    video: 'Vídeo: de {shortest} a {longest}, {size} como máximo',
    needsMedia: 'Necesita una imagen o un vídeo',
    needsVideo: 'Necesita un vídeo',
  },
  disconnecting: {
    title: '¿Desconectar este canal?',
    subject: '{name} en {platform}',
    text: 'Las publicaciones programadas te esperarán en lugar de salir. Lo que ya se ha publicado se queda.',
    confirm: 'Desconectar',
  },
  toasts: {
    connected: 'Conectado en modo de prueba',
    connectedText: '{platform} está listo. Sus publicaciones aparecen en el muro de prueba.',
    connectedAll:
      '{count, plural, =0 {Todos los canales ya estaban conectados} one {# canal conectado en modo de prueba} other {# canales conectados en modo de prueba}}',
    connectFailed: 'No se ha podido conectar',
    works: 'Funciona',
    worksText: '{name} en {platform} ha respondido.',
    worksNot: 'Problema de conexión',
    worksNotText:
      '{health, select, needs_reconnect {El acceso a {name} en {platform} ha caducado. Vuelve a conectarlo.} other {{name} en {platform} no ha respondido. No se ha perdido nada; compruébalo otra vez en un minuto.}}',
    checkFailed: 'No se ha podido comprobar el canal',
    disconnected: 'Desconectado',
    disconnectedText: '{name} en {platform} ya no está conectado.',
  },
  all: 'Los {count, number} canales',
}

export const socialAccount: Translation<typeof en.socialAccount> = {
  heading: 'Cuentas conectadas',
  empty: 'Aún no hay cuentas conectadas.',
  connect: 'Conectar un canal',
  loading: 'Cargando las cuentas…',
  failed: 'No se han podido cargar las cuentas.',
}

export const palette: Translation<typeof en.palette> = {
  connect: {
    label: 'Conectar una red',
    words:
      'canal cuenta añadir vincular redes sociales instagram facebook tiktok linkedin youtube whatsapp x twitter',
  },
}

export const connectChannel: Translation<typeof en.connectChannel> = {
  back: 'Todos los canales',
  backTo: 'Volver a {name}',
  states: {
    ready: 'Listo para conectar',
    connected: 'Conectado',
    ends_soon: 'El acceso termina pronto',
    reconnect: 'Hay que reconectar',
    assisted: 'Lo publicas tú',
    needs_keys: 'Faltan las claves de tu app',
    sandbox_only: 'De momento, solo modo de prueba',
  },
  open: 'Conectar',
  manage: 'Gestionar',
  addAnother: 'Conectar otra cuenta',
  accounts: 'Tus cuentas',
  connectTitle: 'Conectar {name}',
  reconnectTitle: 'Volver a conectar {name}',
  reconnectText:
    'Hasta entonces, lo programado espera. Si vuelves a conectar la misma cuenta, conserva su historial.',
  stepsTitle: 'Cómo se hace',
  optional: 'Opcional',
  show: 'Mostrar',
  hide: 'Ocultar',
  submit: 'Comprobar y conectar',
  signIn: 'Seguir en {name}',
  signInHint: 'Das permiso en su página y vuelves aquí enseguida.',
  waysTitle: '¿Cómo quieres conectar?',
  signInImpossible: 'Todavía no puedes iniciar sesión desde aquí',
  signInImpossibleText:
    'La red solo devuelve a las personas a una dirección https pública, y CampAIgner no tiene ninguna. Tu administrador puede poner una en PUBLIC_URL; hasta entonces, conecta como ves debajo.',
  signInImpossibleAlone:
    'La red solo devuelve a las personas a una dirección https pública, y CampAIgner no tiene ninguna. Tu administrador puede poner una en PUBLIC_URL. Hasta entonces, puedes usar el canal en modo de prueba.',
  required: 'Rellena este campo.',
  networkSaid: 'Lo que ha dicho la red: {detail}',
  brand: 'Usarla para',
  everyBrand: 'Todas las marcas',
  sandboxTitle: 'Pruébalo antes sin publicar',
  sandboxText:
    'El modo de prueba sigue las mismas normas y nada llega al público. En cuanto conectes una cuenta real, las publicaciones irán allí.',
  endsOn: 'El acceso termina el {day}. Vuelve a conectarlo antes.',
  testPost: 'Enviar una prueba',
  testPostText: 'Publicación de prueba de CampAIgner. Puedes borrarla.',
  testPostTitle: '¿Enviar una publicación de prueba?',
  testPostAbout: 'Es pública: quien siga a {name} verá «{text}» hasta que la borres allí.',
  testMailAbout: 'Solo te llega a ti, a tu dirección, desde {name}.',
  testPostSent: 'Prueba enviada',
  openPost: 'Abrir la publicación',
  connected: '{count, plural, one {{name} está conectado} other {# cuentas conectadas}}',
  connectedText: 'A partir de ahora, lo de {platform} se publica allí.',
  pages: {
    title: '¿En cuáles quieres que CampAIgner publique?',
    description: 'Puedes cambiarlo cuando quieras en la página del canal.',
    legend: 'Encontradas para {name}',
    submit: '{count, plural, =0 {Guardar} one {Usar # cuenta} other {Usar # cuentas}}',
    leaves: 'Se desconectará.',
    none: 'Elige al menos una. Para dejar de usarlas todas, desconecta el canal.',
    saved: 'Cuentas guardadas',
    state:
      '{name, select, none {Conectadas: {connected, number} de {total, number} cuentas encontradas.} other {Conectadas: {connected, number} de {total, number} cuentas encontradas para {name}.}}',
    open: 'Elegir cuentas',
  },
  app: {
    title: 'Primero, tu propia app de {network}',
    text: '{network} solo deja entrar a programas que conoce. Regístralo allí una vez y copia aquí las dos claves que te muestra.',
    redirect: 'Dirección de retorno',
    redirectHint: 'Cópiala tal cual en los ajustes de la app: allí te devuelve {network}.',
    needsHttps:
      'Casi todas las redes aceptan solo direcciones https. Tu administrador puede poner una en PUBLIC_URL.',
    copy: 'Copiar dirección',
    copied: 'Dirección copiada',
    notCopied: 'No hemos podido copiarla. Selecciónala y cópiala tú.',
    save: 'Comprobar y guardar',
    saved: 'Claves guardadas',
    savedText: '{network} conoce tu app. Ya puedes iniciar sesión.',
    own: 'Conectas a través de tu app',
    installation: 'Conectas a través de la app de tu administrador',
    clientId: '{label}: {clientId}',
    change: 'Cambiar claves',
    useOwn: 'Usar una app propia',
    cancel: 'Cancelar',
    remove: 'Quitar claves',
    removed: 'Claves quitadas',
    failed: 'No hemos podido cargar tus apps.',
    removing: {
      title: '¿Quitar las claves de tu app?',
      text: 'Las cuentas conectadas a través de ella funcionan hasta que haya que renovar su acceso; después tendrás que volver a conectarlas.',
    },
    signInTitle: 'Ahora, inicia sesión',
  },
  returning: 'Conectando…',
  returnFailed: 'No se ha podido conectar',
}

export const spending: Translation<typeof en.spending> = {
  spent: '{spent} de {limit} gastados este mes',
  change: 'Cambiar límite',
  title: 'Límite mensual',
  text: 'CampAIgner suma lo que la red cobra por cada publicación y por leer resultados. No envía nada que pase del límite, y te avisa. La cuenta vuelve a cero cada mes.',
  limit: 'Límite al mes, en dólares (USD)',
  tooHigh: 'Escribe {most} como máximo.',
  save: 'Guardar límite',
  saved: 'Límite guardado',
  cost: '{network} cobra unos {cost} por esto.',
  tooLittle: 'Solo quedan {left} del límite de este mes, así que no saldrá. Sube antes el límite en Canales.',
}

export const channelRules: Translation<typeof en.channelRules> = {
  credentials_refused: 'La red no lo ha aceptado. Cópialo otra vez.',
  rights_missing: 'Le faltan los permisos necesarios.',
  not_found: 'No hemos encontrado nada. Revisa cómo está escrito.',
  address_refused: 'Esta dirección no se puede usar.',
  unreachable: 'No responde.',
  unexpected_answer: 'No entendemos lo que ha respondido.',
  no_account: 'Aquí no hay dónde publicar.',
  rate_limited: 'La red nos pide esperar.',
  denied: 'No se ha dado permiso.',
  expired: 'Ha pasado demasiado tiempo.',
  invalid_value: 'Revisa lo que has escrito aquí.',
  insecure: 'Así no podemos conectarnos de forma segura.',
  no_public_address: 'La red no puede llegar a CampAIgner.',
  other_account: 'Se ha permitido el acceso a otra cuenta.',
  app_missing: 'Faltan las claves de tu app.',
  app_refused: 'La red no conoce esta app.',
}

export const channelErrors: Translation<typeof en.channelErrors> = {
  channel_credentials_refused:
    'La red no ha aceptado los datos. No se ha conectado nada; cópialos otra vez de tu cuenta y vuelve a probar.',
  channel_rights_missing:
    'La cuenta es correcta, pero faltan permisos. No se ha conectado nada; dalos en la red y vuelve a probar.',
  channel_not_found: 'No lo hemos encontrado en la red. No se ha conectado nada; revisa cómo está escrito.',
  channel_address_refused:
    'Esta dirección lleva a una red privada o no se puede usar, así que no hemos conectado. Para un servidor de tu propia red, tu administrador puede poner ALLOW_PRIVATE_NETWORK=true.',
  channel_unreachable: 'La red no ha respondido. No ha cambiado nada; vuelve a probar en unos minutos.',
  channel_unexpected_answer:
    'No entendemos la respuesta de la red. No se ha conectado nada; revisa la dirección o prueba más tarde.',
  channel_no_account:
    'Has dado permiso, pero no hay ninguna página ni canal donde publicar. Crea uno allí y vuelve a conectar.',
  channel_rate_limited:
    'La red nos pide ir más despacio. No ha cambiado nada; vuelve a probar en unos minutos.',
  channel_denied:
    'No has dado permiso, así que no se ha conectado nada. Puedes empezar de nuevo cuando quieras.',
  channel_invalid_value:
    'Algo de lo que has escrito no es correcto. No se ha conectado nada; revisa el campo marcado.',
  channel_insecure:
    'No hemos podido establecer una conexión segura, así que no se ha enviado ninguna contraseña. No se ha conectado nada; revisa el campo marcado.',
  channel_no_public_address:
    'Para que inicies sesión, la red tiene que llegar a CampAIgner en una dirección https pública. No se ha conectado nada; tu administrador puede ponerla en PUBLIC_URL.',
  channel_other_account:
    'Has permitido el acceso a una cuenta distinta de la que escribiste. No se ha conectado nada; escribe aquí esa cuenta o cambia de cuenta allí.',
  channel_app_missing:
    'Esta red solo deja iniciar sesión a través de una app tuya. No se ha conectado nada; escribe primero las claves de la app.',
  channel_app_refused:
    'La red no acepta estas claves. No se ha guardado nada; copia las dos otra vez desde la página de tu app.',
  channel_expired:
    'Ese inicio de sesión ya no vale. No se ha conectado nada; empieza otra vez desde Canales.',
  test_post_not_to_phones:
    'Este canal solo envía textos aprobados a clientes, así que no hay publicación de prueba. Usa «Comprobar» para ver si funciona.',
  test_post_needs_media:
    'Aquí toda publicación lleva imagen o vídeo. Para probar la conexión, publica una que lleve alguno de los dos.',
  test_post_rejected: 'La red ha rechazado la prueba. La conexión en sí funciona.',
  test_post_later: 'La red nos pide esperar. La prueba no se ha enviado; vuelve a probar en unos minutos.',
  test_post_no_access: 'La red ya no acepta nuestro acceso. Vuelve a conectar el canal y prueba otra vez.',
  test_post_unknown:
    'La red no ha confirmado la prueba. Puede que haya llegado: míralo allí antes de enviar otra.',
}
