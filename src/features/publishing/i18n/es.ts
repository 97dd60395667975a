import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const publishingHealth: Translation<typeof en.publishingHealth> = {
  scheduledThrough:
    '{count, plural, =0 {No hay nada programado para este canal.} one {Hay # publicación programada para este canal.} other {Hay # publicaciones programadas para este canal.}}',
  label: 'Estado de los envíos',
  loading: 'Comprobando los envíos…',
  failed: 'No se ha podido comprobar el estado de los envíos. Tus publicaciones no se ven afectadas.',
  well: {
    both: 'Todo en orden: la última publicación salió {last}, la próxima sale {next}.',
    last: 'Todo en orden: la última publicación salió {last}. No hay nada más programado.',
    next: 'Todo en orden: la próxima publicación sale {next}.',
    none: 'Todo en orden: lo que programes saldrá a su hora.',
  },
  facts: { last: 'La última publicación salió {last}.', next: 'La próxima publicación sale {next}.' },
  moment: { today: 'hoy a las {time}', tomorrow: 'mañana a las {time}', later: 'el {date}' },
  noWorker: {
    title: 'El envío está parado',
    text: 'No se ha perdido nada: las publicaciones esperan y salen en cuanto vuelva a funcionar. Tu administrador puede ponerlo en marcha con npm start o ROLE=worker.',
    action: 'Cómo arreglarlo',
  },
  address: {
    title: 'Algunas redes no pueden leer tus imágenes y vídeos',
    text: 'Los leen desde CampAIgner, así que no se pueden programar para ellas publicaciones con imágenes o vídeos.',
    missing: 'No tiene dirección pública: tu administrador puede configurar PUBLIC_URL.',
    not_https: 'Su dirección no es https: tu administrador puede cambiar PUBLIC_URL.',
    private: 'Su dirección no está en internet: tu administrador puede poner en PUBLIC_URL una que lo esté.',
    unreachable:
      'Su dirección pública no responde: tu administrador puede revisar PUBLIC_URL, el certificado y el cortafuegos.',
    elsewhere: 'Su dirección pública lleva a otro sitio: tu administrador puede corregir PUBLIC_URL.',
  },
  posts: {
    overdue: {
      title: '{count, plural, one {# publicación va con retraso} other {# publicaciones van con retraso}}',
      text: 'No se ha perdido nada: {count, plural, one {sale} other {salen}} en cuanto lleguemos a la red, y una sola vez.',
      stopped:
        'No se ha perdido nada: {count, plural, one {sale} other {salen}} en cuanto el envío vuelva a funcionar.',
    },
    unconfirmed: {
      title:
        '{count, plural, one {Comprueba si # publicación ha salido} other {Comprueba si # publicaciones han salido}}',
      text: '{count, plural, one {La enviamos} other {Las enviamos}}, pero la red no lo ha confirmado. Compruébalo allí: nunca enviamos una publicación dos veces por nuestra cuenta.',
    },
    needsYou: {
      title:
        '{count, plural, one {# publicación está lista para que la publiques} other {# publicaciones están listas para que las publiques}}',
      text: 'Abre la campaña para {count, plural, one {publicarla} other {publicarlas}} tú, conectar un canal o elegir otra hora.',
    },
    failed: {
      title:
        '{count, plural, one {# publicación ha fallado esta semana} other {# publicaciones han fallado esta semana}}',
      text: 'Mira el motivo junto a {count, plural, one {la publicación} other {cada publicación}}. Arréglalo y reintenta solo lo que falló.',
    },
  },
  accounts: {
    needs_reconnect: {
      title: 'Vuelve a conectar {platform}: el acceso ha caducado',
      text: '{account}: lo programado espera hasta entonces. No se pierde nada.',
      askOthers: 'Un propietario o encargado puede volver a conectarlo.',
    },
    unreachable: {
      title: '{platform} no ha respondido',
      text: '{account}: no se ha perdido nada. Lo volveremos a intentar automáticamente.',
    },
    paused: {
      title: '{platform} nos ha pedido que esperemos',
      text: '{account}: las publicaciones pendientes salen {when}.',
    },
    more: '{count, plural, one {# canal más necesita atención} other {# canales más necesitan atención}}',
    connect: 'Volver a conectar',
    check: 'Comprobar ahora',
    show: 'Abrir canales',
  },
  open: 'Abrir «{title}»',
  showAll: 'Ver los {count, number} avisos',
  showLess: 'Ver menos',
  figures: {
    waiting: 'Programadas',
    sending: 'Enviando',
    age: 'Mayor retraso',
    nothingDue: 'Nada pendiente',
    minutes: '{count, plural, =0 {Menos de un minuto} one {# minuto} other {# minutos}}',
    hours: '{count, plural, one {# hora} other {# horas}}',
  },
}

export const reminders: Translation<typeof en.reminders> = {
  loading: 'Cargando tus recordatorios…',
  failed: 'No se han podido cargar tus recordatorios.',
  saveFailed: 'No se ha podido guardar. No ha cambiado nada.',
  title: 'Publicaciones que haces tú',
  description: 'La campana te avisa siempre que hay una publicación lista. Elige cómo más te avisamos.',
  email: 'Enviarme un correo cuando haya una publicación lista para mí',
  emailHint: 'Un correo por campaña y hora, a {email}. Cada publicación lleva un enlace que la abre.',
  noMail:
    'No hay ningún servidor de correo, así que aún no podemos enviar correos. Un propietario puede añadirlo.',
  toMail: 'Configurar el servidor de correo',
  before: 'Avisarme también antes de la hora',
  device: {
    label: 'Avisarme en este dispositivo',
    hint: 'Toca el aviso y se abre la publicación. Termina cuando cierras sesión aquí.',
    on: 'Los avisos están activados en este dispositivo.',
    off: 'Los avisos están desactivados en este dispositivo.',
    blocked:
      'Tu navegador bloquea los avisos de CampAIgner. Permítelos en los ajustes del navegador para este sitio y recarga la página.',
    needsHttps:
      'Los avisos necesitan una dirección segura, que empiece por https://. Pide a tu administrador que la configure.',
    needsHomeScreen:
      'En el iPhone y el iPad, los avisos solo funcionan desde la pantalla de inicio. Toca Compartir y después Añadir a pantalla de inicio. Abre CampAIgner desde allí, inicia sesión, vuelve a esta página y actívalos.',
    unsupported:
      'Este navegador no puede recibir avisos de CampAIgner. Usa el correo o abre CampAIgner en otro navegador.',
    failed: 'No se han podido cambiar los avisos de este dispositivo. Vuelve a intentarlo.',
  },
  lead: {
    none: 'No',
    minutes: '{count, plural, one {# minuto antes} other {# minutos antes}}',
  },
}

export const reminderMail: Translation<typeof en.reminderMail> = {
  due: {
    subject: 'Lista para publicar: {campaign} ({platforms})',
    text: 'Hola, {name}:\n\n«{campaign}» estaba prevista para las {time} y ya puedes publicarla en {platforms}. El texto y las imágenes están preparados: ábrela en el móvil y publícala con un toque.',
    open: 'Publicarla ahora',
  },
  before: {
    subject: 'Falta poco, {time}: {campaign} ({platforms})',
    text: 'Hola, {name}:\n\n«{campaign}» está prevista para las {time} y la publicas tú en {platforms}. Es buen momento para revisar el texto y las imágenes.',
    open: 'Ver la publicación',
  },
  footer: 'Estos recordatorios se eligen en Ajustes, en Avisos: {link}',
}

export const publishingRules: Translation<typeof en.publishingRules> = {
  noAddress: 'Escribe la dirección web de la publicación',
  addressElsewhere:
    'Este enlace no lleva a una publicación de esa red. Cópialo de la publicación o deja el campo vacío',
}

export const publishingErrors: Translation<typeof en.publishingErrors> = {
  not_a_draft:
    'Solo se pueden publicar borradores, y esta campaña ya no lo es. No se ha vuelto a enviar nada.',
  nothing_failed: 'Ninguna publicación de esta campaña ha fallado, así que no hay nada que reintentar.',
  public_address_missing:
    'Esta red lee las imágenes y los vídeos desde CampAIgner, que no tiene dirección pública. Pide a tu administrador que ponga en PUBLIC_URL una dirección https://.',
  public_address_not_https:
    'Esta red lee las imágenes y los vídeos desde CampAIgner, pero solo por https. Pide a tu administrador que ponga en PUBLIC_URL una dirección https://.',
  public_address_private:
    'Esta red lee las imágenes y los vídeos desde CampAIgner, pero no llega hasta su dirección. Pide a tu administrador que ponga en PUBLIC_URL una dirección https:// de internet.',
  public_address_unreachable:
    'Esta red lee las imágenes y los vídeos desde CampAIgner, pero su dirección pública no responde. Vuelve a probar en un minuto. Si sigue igual, pide a tu administrador que revise PUBLIC_URL, el certificado y el cortafuegos.',
  public_address_elsewhere:
    'Esta red lee las imágenes y los vídeos desde CampAIgner, pero su dirección pública lleva a otro sitio. Pide a tu administrador que corrija PUBLIC_URL.',
}
