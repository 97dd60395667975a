import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const manualPublish: Translation<typeof en.manualPublish> = {
  title: 'Publícala en {platform}',
  notYet: 'Contará como publicada cuando lo confirmes.',
  copyFailed: 'Tu navegador ha bloqueado la copia. Selecciona el texto y cópialo tú.',
  quick: 'Publicarla desde este móvil',
  done: 'Hecho',
  connect: {
    no_account: 'O conecta un canal y publicaremos por ti las publicaciones como esta.',
    chosen_account_gone: 'O vuelve a conectar la cuenta y la publicación saldrá sola.',
    needs_reconnect: 'O vuelve a conectar el canal y saldrá sola.',
    action: 'Conectar canal',
  },
  missed: { text: 'O elige otra hora y la publicamos por ti.', action: 'Elegir una hora' },
  copy: {
    title: 'Copia el texto',
    empty: 'Esta publicación no tiene texto.',
    whole: 'Texto para copiar',
    action: 'Copiar texto',
    titleAction: 'Copiar título',
    comment: 'Copiar el primer comentario',
    part: 'Copiar la parte {number, number}',
    rich: 'Copiar con formato',
    copied: 'Texto copiado',
    titleCopied: 'Título copiado',
    file: 'O descárgalo en un archivo',
    html: 'Archivo HTML',
    markdown: 'Archivo Markdown',
    text: 'Archivo de texto',
  },
  save: {
    title: 'Guarda las imágenes y los vídeos',
    picture: 'Guardar imagen {number, number}',
    video: 'Guardar vídeo {number, number}',
    all: 'Guardar todo (ZIP)',
    share: 'Compartir…',
    shareHint: 'Envía el texto y las imágenes directamente a la aplicación.',
    shareFailed: 'No se ha podido compartir. Guarda los archivos y publícalos allí.',
  },
  open: {
    title: 'Abre {platform} y publícala',
    action: 'Abrir {platform}',
    filled:
      'Allí el texto ya está puesto{files, plural, =0 {} other {; añade los archivos que has guardado}}.',
    paste: 'Pega allí el texto{files, plural, =0 {} other { y añade los archivos que has guardado}}.',
    own: 'Abre la página donde escribes tus publicaciones y pégalo.',
  },
  finish: {
    heading: 'Termínala en {platform}',
    title: 'Publícala en la app de {platform}',
    where:
      '{kind, select, video {Tu vídeo está} other {{files, plural, one {Tu imagen está} other {Tus imágenes están}}}} en tu bandeja de entrada de {platform}.',
    paste: 'Abre {platform} en el móvil, toca el mensaje de tu bandeja, pega el texto y publica.',
    post: 'Abre {platform} en el móvil, toca el mensaje de tu bandeja y publica.',
    again: '¿No encuentras el borrador? Vuelve a enviarlo.',
    sendAgain: 'Volver a enviar',
  },
  confirm: {
    title: 'Márcala como publicada',
    link: 'Enlace a tu publicación',
    linkHint: 'Opcional. Tu equipo lo ve aquí y, donde la plataforma lo permite, leemos los resultados.',
    action: 'Ya la he publicado',
    confirmed: '¡Gracias! La publicación está marcada como publicada.',
  },
  unconfirmed: {
    title: '¿Está esta publicación en {platform}?',
    is: 'Sí, está',
    isNot: 'No, no está',
    open: 'Abrir {platform}',
    absent: 'Gracias. No se publicó, así que puedes reenviarla.',
    text: 'Esto es lo que enviamos:',
  },
}

export const readyToPost: Translation<typeof en.readyToPost> = {
  title: 'Listas para publicar',
  loading: 'Cargando tus publicaciones…',
  failed: 'No se han podido cargar tus publicaciones.',
  place: '{place, number} de {total, number}',
  share: 'Compartir en {platform}…',
  copyAndOpen: 'Copiar texto y abrir {platform}',
  open: 'Abrir {platform}',
  copy: 'Copiar texto',
  copyTitle: 'Copiar título',
  copied: 'Texto copiado',
  copyFailed: 'Tu navegador ha bloqueado la copia. Selecciona el texto y cópialo tú.',
  shareFailed: 'No se ha podido compartir. Guarda los archivos y publícalos allí.',
  posted: 'Ya está publicada',
  later: 'Publicarla luego',
  gone: 'Esta publicación ya no te espera.',
  none: {
    title: 'Ahora no hay nada que publicar',
    text: 'Las publicaciones que haces tú aparecen aquí cuando llega su hora.',
  },
  done: {
    title:
      '{count, plural, =0 {Aún no has publicado nada} one {# publicación marcada como publicada} other {# publicaciones marcadas como publicadas}}',
    text: '{count, plural, =0 {No te espera nada más.} one {Aún te espera # publicación.} other {Aún te esperan # publicaciones.}}',
    again: '{count, plural, one {Publicarla ahora} other {Publicarlas ahora}}',
    campaigns: 'Ir a Campañas',
  },
  note: {
    title:
      '{count, plural, one {# publicación lista para que la publiques} other {# publicaciones listas para que las publiques}}',
    action: 'Publicar ahora',
  },
}
