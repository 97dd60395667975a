import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const behaviour: Translation<typeof en.behaviour> = {
  title: 'Haz que la red se porte mal',
  text: 'Las redes se vuelven lentas, se caen o pierden una respuesta. Mira aquí qué pasa entonces con tus publicaciones.',
  kind: 'Qué hace la red',
  posts: 'Con qué publicaciones',
  postsOptions: {
    one: 'La próxima publicación',
    five: 'Las próximas 5 publicaciones',
    all: 'Todas hasta que lo cambies',
  },
  seconds: 'Durante cuánto tiempo',
  secondsOptions: { '5': '5 segundos', '30': '30 segundos', '120': '2 minutos' },
  network: 'La red',
  product: 'CampAIgner',
  apply: 'Que se comporte así',
  onlyManagers: 'Solo los propietarios y encargados pueden cambiarlo.',
  banner: 'Se porta mal a propósito: {what}',
  left: '{count, plural, =0 {Las publicaciones vuelven a pasar. Lo demás sigue estropeado hasta que lo cambies.} one {Con una publicación más.} other {Con # publicaciones más.}}',
  untilChanged: 'Con todas las publicaciones hasta que lo cambies.',
  backToNormal: 'Volver a lo normal',
  toasts: {
    applied: 'Hecho',
    appliedText: 'La red se comporta así desde la próxima publicación.',
    normal: 'La red vuelve a comportarse con normalidad',
    failed: 'No se ha cambiado nada',
  },
  kinds: {
    normal: 'Se comporta con normalidad',
    slow: 'Responde despacio',
    hangs: 'No responde nunca',
    trickles: 'Envía su respuesta letra a letra',
    fails_before: 'Falla antes de aceptar la publicación',
    accepts_then_fails: 'Acepta la publicación y después da un error',
    accepts_then_cuts: 'Acepta la publicación y cuelga',
    accepts_then_half: 'Acepta la publicación y envía media respuesta',
    lookup_down: 'Cuelga y después no se le puede preguntar',
    rate_limited_seconds: 'Pide una pausa, en segundos',
    rate_limited_date: 'Pide una pausa, hasta una hora',
    rate_limited: 'Pide una pausa, sin decir de cuánto',
    token_expired: 'El acceso ha caducado',
    token_rotates: 'El acceso ha caducado, nueva clave de renovación',
    refresh_down: 'El acceso ha caducado, la renovación no funciona',
    refresh_dead: 'Ha retirado el acceso',
    rejects: 'Rechaza la publicación',
    processes_videos: 'Se toma su tiempo con los vídeos',
  },
  does: {
    normal: 'Acepta toda publicación que cumple las reglas de su plataforma.',
    slow: 'Acepta la publicación y responde pasado el tiempo que elijas.',
    hangs: 'No acepta nada y deja la línea abierta sin decir palabra.',
    trickles: 'Acepta la publicación y su respuesta llega a una letra por segundo.',
    fails_before: 'Da un error y dice que no ha aceptado nada.',
    accepts_then_fails: 'La publicación está ahí, pero la respuesta dice que algo ha ido mal.',
    accepts_then_cuts: 'La publicación está ahí, pero la línea se corta antes de responder.',
    accepts_then_half: 'La publicación está ahí, pero la línea se corta a mitad de la respuesta.',
    lookup_down:
      'La publicación está ahí, pero la línea se corta. Quien pregunta después por ella recibe un error, hasta que lo cambies.',
    rate_limited_seconds:
      'Ha recibido demasiadas publicaciones: no acepta nada y dice cuántos segundos hay que esperar.',
    rate_limited_date:
      'Ha recibido demasiadas publicaciones: no acepta nada y dice hasta qué hora hay que esperar.',
    rate_limited: 'Ha recibido demasiadas publicaciones: no acepta nada y no dice cuánto hay que esperar.',
    token_expired: 'El acceso que dio ha terminado. Da uno nuevo a quien lo pide.',
    token_rotates: 'El acceso que dio ha terminado. Con el nuevo llega otra clave para la próxima vez.',
    refresh_down:
      'El acceso que dio ha terminado. Quien pide uno nuevo recibe un error, hasta que lo cambies.',
    refresh_dead: 'El acceso que dio ha terminado, y no da uno nuevo hasta que lo cambies.',
    rejects: 'Rechaza la publicación y dice por qué.',
    processes_videos:
      'Acepta una publicación con vídeo y la muestra pasado el tiempo que elijas. Las demás pasan como siempre.',
  },
  weDo: {
    normal: 'Publica y guarda el enlace a la publicación.',
    slow: 'Espera un rato. Después no adivina: pregunta si la publicación está ahí. Nada sale dos veces.',
    hangs:
      'Deja de esperar y pregunta si la publicación está ahí. Solo si es seguro que no, la envía de nuevo.',
    trickles: 'No espera eternamente: pregunta si la publicación está ahí. Nada sale dos veces.',
    fails_before:
      'Lo vuelve a intentar solo, primero a los segundos y luego a los minutos. No se pierde nada.',
    accepts_then_fails:
      'No toma el error por un no: pregunta, encuentra la publicación y no la envía de nuevo.',
    accepts_then_cuts: 'Pregunta, encuentra la publicación y no la envía de nuevo.',
    accepts_then_half: 'Pregunta, encuentra la publicación y no la envía de nuevo.',
    lookup_down:
      'Sigue preguntando un rato. Luego te pide, una vez, que mires tú. Nunca la envía de nuevo por su cuenta.',
    rate_limited_seconds: 'Espera lo que pide la red y después envía. No se pierde nada.',
    rate_limited_date: 'Espera lo que pide la red y después envía. No se pierde nada.',
    rate_limited: 'Espera un minuto y después envía. No se pierde nada.',
    token_expired: 'Consigue solo un acceso nuevo y envía. No tienes que hacer nada.',
    token_rotates: 'Consigue solo un acceso nuevo, guarda la nueva clave y envía. No tienes que hacer nada.',
    refresh_down:
      'Vuelve a pedirlo más tarde. La cuenta sigue conectada y la publicación espera. No se pierde nada.',
    refresh_dead:
      'La publicación espera y se te pide, una vez, que vuelvas a conectar la cuenta. No se pierde nada.',
    rejects: 'Muestra el motivo en la campaña. Cambia la publicación y envíala de nuevo.',
    processes_videos: 'Sigue preguntando y solo dice que está publicada cuando ya se puede ver.',
  },
}

export const sandbox: Translation<typeof en.sandbox> = {
  title: 'Muro del sandbox',
  banner: 'Sandbox: nada de esto sale de este equipo',
  bannerReason:
    'Esto es lo que se vería en {platform}. Reacciona, comenta y comparte como lo haría la gente: los resultados de la campaña se cuentan con lo que hacéis aquí tú y tu equipo.',
  loading: 'Cargando el muro',
  failed: 'No se ha podido cargar el muro.',
  gone: 'Esta cuenta no existe.',
  goneReason: 'Puede que la dirección no sea correcta o que la cuenta sea de otro espacio de trabajo.',
  toCampaigns: 'Ir a las campañas',
  empty: 'Aún no se ha publicado nada aquí.',
  emptyReason: 'En cuanto una campaña publique en {platform}, su publicación aparecerá aquí.',
  more: 'Mostrar publicaciones anteriores',
  feedOf: 'Publicaciones de {name}',
  postOf: 'Publicación de {name}',
  video: 'Vídeo de la publicación',
  like: 'Me gusta',
  comment: 'Comentar',
  share: 'Compartir',
  open: 'Abrir el enlace',
  newTab: 'se abre en otra pestaña',
  showAll: 'Mostrar todo',
  showLess: 'Mostrar menos',
  seenBy: '{count, plural, one {# persona lo ha visto} other {# personas lo han visto}}',
  commentLabel: 'Tu comentario',
  send: 'Publicar comentario',
  somebody: 'Alguien que ya no está en el equipo',
  shared: 'Compartido',
  sharedReason: 'Cuenta como una vez compartido. En el sandbox no se envía nada a nadie.',
  notDone: 'No ha funcionado',
  tabs: {
    label: 'Qué hay en esta cuenta',
    posts: 'Publicaciones',
    messages: 'Mensajes',
    behaviour: 'Cómo se comporta',
  },
  removed: 'Eliminada por su autor',
  processing: 'La red aún está trabajando en este vídeo. La gente todavía no puede verlo.',
  messages: {
    title: 'Escribe como cliente',
    text: 'Lo que escribas aquí llega a tu bandeja de entrada como llegaría desde {platform}. Las respuestas de la tienda aparecen debajo.',
    name: 'Nombre del cliente',
    nameHint: 'Con el mismo nombre sigue la misma conversación.',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    loading: 'Cargando los mensajes',
    failed: 'No se han podido cargar los mensajes.',
    empty: 'Aquí aún no ha escrito nadie.',
    emptyReason: 'Escribe arriba el primer mensaje: aparece en tu bandeja de entrada en unos segundos.',
    with: 'Conversación con {name}',
    customer: '{name} ha escrito',
    shop: '{name} ha respondido',
    more: 'Mostrar mensajes anteriores',
  },
}

export const sandboxNetworkRules: Translation<typeof en.sandboxNetworkRules> = {
  writeCommentFirst: 'Escribe antes un comentario',
  sayWhoIsWriting: 'Di quién escribe',
  writeMessageFirst: 'Escribe antes un mensaje',
  refusal: 'Se ha pedido al sandbox que rechace esta publicación',
}

export const sandboxNetworkErrors: Translation<typeof en.sandboxNetworkErrors> = {
  token_expired:
    'Este token ya no es válido. Pide uno nuevo con el token de renovación. No se ha aceptado nada.',
  invalid_grant: 'Ya no hay más tokens para este token de renovación. Vuelve a iniciar sesión.',
}
