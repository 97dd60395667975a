import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const behaviour: Translation<typeof en.behaviour> = {
  title: 'Simula problemas de la red',
  text: 'Las redes se vuelven lentas, se caen o pierden una respuesta. Mira aquí qué pasa con tus publicaciones.',
  kind: 'Comportamiento de la red',
  posts: 'En qué publicaciones',
  postsOptions: {
    one: 'La próxima publicación',
    five: 'Las próximas 5 publicaciones',
    all: 'Todas hasta que lo cambies',
  },
  seconds: 'Durante cuánto tiempo',
  secondsOptions: { '5': '5 segundos', '30': '30 segundos', '120': '2 minutos' },
  network: 'La red',
  product: 'CampAIgner',
  apply: 'Aplicar comportamiento',
  onlyManagers: 'Solo los propietarios y encargados pueden cambiarlo.',
  banner: 'Problema simulado: {what}',
  left: '{count, plural, =0 {Las publicaciones vuelven a pasar. Lo demás sigue sin funcionar hasta que lo cambies.} one {En una publicación más.} other {En # publicaciones más.}}',
  untilChanged: 'En todas las publicaciones hasta que lo cambies.',
  backToNormal: 'Volver a lo normal',
  toasts: {
    applied: 'Comportamiento aplicado',
    appliedText: 'La red se comporta así desde la próxima publicación.',
    normal: 'La red vuelve a la normalidad',
    failed: 'No se ha cambiado nada',
  },
  kinds: {
    normal: 'Funciona con normalidad',
    slow: 'Responde despacio',
    hangs: 'No responde nunca',
    trickles: 'Responde letra a letra',
    fails_before: 'Falla antes de aceptar la publicación',
    accepts_then_fails: 'Acepta la publicación y después da un error',
    accepts_then_cuts: 'Acepta la publicación y corta la conexión',
    accepts_then_half: 'Acepta la publicación y envía media respuesta',
    lookup_down: 'Corta la conexión y después no se puede comprobar',
    rate_limited_seconds: 'Pide esperar unos segundos',
    rate_limited_date: 'Pide esperar hasta una hora',
    rate_limited: 'Pide esperar, sin decir cuánto',
    token_expired: 'El acceso ha caducado',
    token_rotates: 'El acceso ha caducado, nueva clave de renovación',
    refresh_down: 'El acceso ha caducado, la renovación no funciona',
    refresh_dead: 'Acceso retirado',
    rejects: 'Rechaza la publicación',
    processes_videos: 'Tarda en procesar los vídeos',
  },
  does: {
    normal: 'Acepta toda publicación que cumple las reglas de su plataforma.',
    slow: 'Acepta la publicación y responde pasado el tiempo que elijas.',
    hangs: 'No acepta nada y deja la conexión abierta sin responder.',
    trickles: 'Acepta la publicación y su respuesta llega a una letra por segundo.',
    fails_before: 'Da un error y dice que no ha aceptado nada.',
    accepts_then_fails: 'La publicación sale, pero la respuesta dice que algo ha ido mal.',
    accepts_then_cuts: 'La publicación sale, pero la conexión se corta antes de responder.',
    accepts_then_half: 'La publicación sale, pero la conexión se corta a mitad de la respuesta.',
    lookup_down:
      'La publicación sale, pero la conexión se corta. Si se pregunta por ella, da un error hasta que lo cambies.',
    rate_limited_seconds:
      'Ha recibido demasiadas publicaciones: no acepta nada y dice cuántos segundos hay que esperar.',
    rate_limited_date:
      'Ha recibido demasiadas publicaciones: no acepta nada y dice hasta qué hora hay que esperar.',
    rate_limited: 'Ha recibido demasiadas publicaciones: no acepta nada y no dice cuánto hay que esperar.',
    token_expired: 'Termina nuestro acceso. Da uno nuevo si se lo pedimos.',
    token_rotates: 'Termina nuestro acceso. Con el nuevo llega otra clave para la próxima vez.',
    refresh_down: 'Termina nuestro acceso. Si pedimos uno nuevo, da un error hasta que lo cambies.',
    refresh_dead: 'Termina nuestro acceso y no da uno nuevo hasta que lo cambies.',
    rejects: 'Rechaza la publicación y dice por qué.',
    processes_videos:
      'Acepta una publicación con vídeo y la muestra pasado el tiempo que elijas. Las demás pasan como siempre.',
  },
  weDo: {
    normal: 'Publica y guarda el enlace a la publicación.',
    slow: 'Espera un rato y después, en vez de adivinar, comprueba si la publicación está ahí. Nada sale dos veces.',
    hangs:
      'Deja de esperar y comprueba si la publicación está ahí. Solo la vuelve a enviar si es seguro que no está.',
    trickles: 'No espera eternamente: comprueba si la publicación está ahí. Nada sale dos veces.',
    fails_before:
      'Reintenta automáticamente, primero a los segundos y luego a los minutos. No se pierde nada.',
    accepts_then_fails:
      'No da por bueno el error: lo comprueba, encuentra la publicación y no la vuelve a enviar.',
    accepts_then_cuts: 'Lo comprueba, encuentra la publicación y no la vuelve a enviar.',
    accepts_then_half: 'Lo comprueba, encuentra la publicación y no la vuelve a enviar.',
    lookup_down:
      'Sigue comprobando un rato y luego te pide, una vez, que mires tú. Nunca la vuelve a enviar por su cuenta.',
    rate_limited_seconds: 'Espera lo que pide la red y después envía la publicación. No se pierde nada.',
    rate_limited_date: 'Espera lo que pide la red y después envía la publicación. No se pierde nada.',
    rate_limited: 'Espera un minuto y después envía la publicación. No se pierde nada.',
    token_expired: 'Renueva el acceso por su cuenta y envía la publicación. No tienes que hacer nada.',
    token_rotates:
      'Renueva el acceso por su cuenta, guarda la nueva clave y envía la publicación. No tienes que hacer nada.',
    refresh_down:
      'Vuelve a pedirlo más tarde. La cuenta sigue conectada y la publicación espera. No se pierde nada.',
    refresh_dead:
      'La publicación espera y te pide, una vez, que vuelvas a conectar la cuenta. No se pierde nada.',
    rejects: 'Muestra el motivo en la campaña. Edita la publicación y vuelve a enviarla.',
    processes_videos: 'Sigue comprobando y solo la marca como publicada cuando ya se puede ver.',
  },
}

export const sandbox: Translation<typeof en.sandbox> = {
  title: 'Muro de prueba',
  banner: 'Modo de prueba: nada de esto sale de este servidor',
  bannerReason:
    'Esto es lo que se vería en {platform}. Reacciona, comenta y comparte como lo haría la gente: los resultados de la campaña salen de lo que hace aquí tu equipo, también tú.',
  loading: 'Cargando el muro…',
  failed: 'No se ha podido cargar el muro.',
  gone: 'No se encuentra la cuenta',
  goneReason: 'Puede que el enlace no sea correcto o que la cuenta sea de otro espacio de trabajo.',
  toCampaigns: 'Ir a las campañas',
  empty: 'Aún no se ha publicado nada aquí.',
  emptyReason: 'Publica una campaña en {platform} y su publicación aparecerá aquí.',
  more: 'Mostrar publicaciones anteriores',
  feedOf: 'Publicaciones de {name}',
  postOf: 'Publicación de {name}',
  video: 'Vídeo de la publicación',
  like: 'Me gusta',
  comment: 'Comentar',
  share: 'Compartir',
  open: 'Abrir el enlace',
  newTab: 'se abre en otra pestaña',
  showAll: 'Mostrar más',
  showLess: 'Mostrar menos',
  seenBy: '{count, plural, one {# persona lo ha visto} other {# personas lo han visto}}',
  commentLabel: 'Tu comentario',
  send: 'Publicar comentario',
  somebody: 'Antiguo miembro del equipo',
  shared: 'Compartido',
  sharedReason: 'Cuenta como una vez compartido. En el modo de prueba no se envía nada a nadie.',
  notDone: 'No ha funcionado',
  tabs: {
    label: 'Secciones de la cuenta',
    posts: 'Publicaciones',
    messages: 'Mensajes',
    behaviour: 'Comportamiento',
  },
  removed: 'Eliminada por su autor',
  processing: 'La red aún está procesando este vídeo. La gente todavía no puede verlo.',
  messages: {
    title: 'Escribe como cliente',
    text: 'Los mensajes que escribas aquí llegan a tu bandeja de entrada como llegarían desde {platform}. Las respuestas de tu tienda aparecen debajo.',
    name: 'Nombre del cliente',
    nameHint: 'Usa el mismo nombre para seguir una conversación.',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    loading: 'Cargando los mensajes…',
    failed: 'No se han podido cargar los mensajes.',
    empty: 'Aún no hay mensajes.',
    emptyReason: 'Escribe arriba el primero: aparece en tu bandeja de entrada en unos segundos.',
    with: 'Conversación con {name}',
    customer: '{name} ha escrito',
    shop: '{name} ha respondido',
    more: 'Mostrar mensajes anteriores',
  },
}

export const sandboxNetworkRules: Translation<typeof en.sandboxNetworkRules> = {
  writeCommentFirst: 'Escribe antes un comentario',
  sayWhoIsWriting: 'Escribe el nombre del cliente',
  writeMessageFirst: 'Escribe antes un mensaje',
  refusal: 'El modo de prueba está configurado para rechazar esta publicación',
}

export const sandboxNetworkErrors: Translation<typeof en.sandboxNetworkErrors> = {
  token_expired:
    'Este token ya no es válido. Pide uno nuevo con el token de renovación. No se ha aceptado nada.',
  invalid_grant: 'Este token de renovación ya no da más tokens. Vuelve a iniciar sesión.',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/sandbox/:id': 'Muro de prueba',
}
