import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const problem: Translation<typeof en.problem> = {
  titleMissing: '{platform}: el título tiene 0 de {limit, number} caracteres. Añade uno.',
  textMissing: '{platform}: el texto tiene 0 de {limit, number} caracteres. Escribe algo.',
  mediaMissing: '{platform}: hay 0 imágenes o vídeos y hace falta al menos {limit, number}. Añade uno.',
  videoMissing: '{platform}: hay 0 vídeos y hace falta {limit, number}. Añade uno.',
  titleTooLong:
    '{platform}: el título tiene {value, number} de {limit, number} caracteres. Acórtalo en {over, number}.',
  textTooLong:
    '{platform}: el texto tiene {value, number} de {limit, number} caracteres. Acórtalo en {over, number}.',
  followUpMissing:
    '{platform}: {kind, select, thread {la parte {place, number} del hilo está vacía} other {el primer comentario está vacío}}. Escribe algo o quítalo.',
  followUpTooLong:
    '{platform}: {kind, select, thread {la parte {place, number} del hilo} other {el primer comentario}} tiene {value, number} de {limit, number} caracteres. Acorta {over, number}.',
  tooManyFollowUps:
    '{platform}: hay {value, number} textos más debajo de la publicación y admite {limit, number}. Quita {over, number}.',
  tooManyHashtags:
    '{platform}: el texto tiene {value, number} de {limit, number} {limit, plural, one {hashtag} other {hashtags}}. Quita {over, number}.',
  hashtagTooLong:
    '{platform}: un hashtag del texto tiene {value, number} de {limit, number} caracteres. Acórtalo en {over, number}.',
  tooManyMentions:
    '{platform}: el texto tiene {value, number} de {limit, number} {limit, plural, one {mención} other {menciones}}. Quita {over, number}.',
  noPictures:
    '{platform}: admite 0 imágenes y hay {value, number}. Quita {value, plural, one {la que hay} other {las que hay}}.',
  noVideos:
    '{platform}: admite 0 vídeos y hay {value, number}. Quita {value, plural, one {el que hay} other {los que hay}}.',
  tooManyPictures:
    '{platform}: hay {value, number} imágenes y solo {limit, plural, one {cabe} other {caben}} {limit, number}. Quita {over, number}.',
  tooManyVideos:
    '{platform}: hay {value, number} vídeos y solo {limit, plural, one {cabe} other {caben}} {limit, number}. Quita {over, number}.',
  tooManyTogether:
    '{platform}: hay {value, number} imágenes y vídeos en total y solo caben {limit, number}. Quita {over, number}.',
  notTogether:
    '{platform}: hay {value, number} archivos, y una publicación lleva imágenes o {limit, number} vídeo. Quita las imágenes o el vídeo.',
  pictureTooNarrow:
    '{platform}: el ancho de la imagen {place, number} es el {value, number} % de su alto, y el mínimo es el {limit, number} %. Recórtala un poco por arriba o por abajo.',
  pictureTooWide:
    '{platform}: el ancho de la imagen {place, number} es el {value, number} % de su alto, y el máximo es el {limit, number} %. Recórtala un poco por los lados.',
  pictureTooHeavy: '{platform}: la imagen ocupa {amount} y el máximo es {bound}. Guárdala más pequeña.',
  videoTooHeavy: '{platform}: el vídeo ocupa {amount} y el máximo es {bound}. Elige uno más pequeño.',
  videoTooShort: '{platform}: el vídeo dura {amount} y el mínimo es {bound}. Elige uno más largo.',
  videoTooWide:
    '{platform}: el ancho del vídeo es el {value, number} % de su alto, y el máximo es el {limit, number} %. Elige uno más alto.',
  videoTooLong: '{platform}: el vídeo dura {amount} y el máximo es {bound}. Elige uno más corto.',
  pictureAltTooLong:
    '{platform}: la descripción de la imagen {place, number} tiene {value, number} de {limit, number} caracteres. Acórtala en {over, number}.',
  videoAltTooLong:
    '{platform}: la descripción del vídeo {place, number} tiene {value, number} de {limit, number} caracteres. Acórtala en {over, number}.',
  optionMissing: '{platform}: falta «{option}». Rellénalo.',
  optionTooLong:
    '{platform}: «{option}» tiene {value, number} de {limit, number} caracteres. Acórtalo en {over, number}.',
  optionNotTime: '{platform}: «{option}» no es una fecha y hora válida. Elígela de nuevo.',
  optionNotLater: '{platform}: «{option}» tiene que ser después de «{other}». Elige una hora posterior.',
  optionNotLink: '{platform}: «{option}» no es una dirección web. Escribe una como https://example.com.',
  optionNotName:
    '{platform}: en «{option}» hay un nombre de usuario que no puede existir. Revisa cómo está escrito y separa los nombres con comas.',
  tooManyNames:
    '{platform}: «{option}» tiene {value, number} nombres y solo caben {limit, number}. Quita {over, number}.',
  optionUnfitSign: '{platform}: «{option}» no puede llevar ninguno de estos signos: {signs} Quítalos.',
  optionExcludesMedia:
    '{platform}: «{option}» no se puede combinar con imágenes ni vídeos. Quítalos o cambia «{option}».',
}

export const hint: Translation<typeof en.hint> = {
  cropped: '{platform} recorta la imagen a otra proporción. En la vista previa ves lo que queda.',
  'ends-before': 'Acaba antes de que salga la publicación. Revisa la fecha de fin.',
  folded:
    '{platform} muestra unos {limit, number} caracteres y esconde el resto tras «más». Empieza por lo importante.',
  'link-not-clickable':
    'En {platform} no se pueden tocar los enlaces del texto. Di dónde se encuentra la página.',
  'many-hashtags': '{platform} recomienda un máximo de {limit, number} hashtags.',
  'no-button': 'En el texto no hay ningún enlace, así que la publicación no lleva botón.',
  'without-text': 'El borrador llega a {platform} sin tu texto. Cópialo y pégalo allí.',
}

/** Cómo llama una red a un dato, y por qué puede faltar. */
export const figure: Translation<typeof en.figure> = {
  notReported: '{platform} no informa de este dato.',
  notForPost: 'No hay dato de esta publicación.',
  notInPeriod: '{platform} no ha dado ninguno de estas publicaciones.',
  onlyInSandbox: 'Solo lo indica el modo de prueba. {platform} no informa de este dato.',
  sandbox: 'Solo en pruebas',
  called: '{platform} lo llama «{name}».',
  calledFor: '{platform} lo llama «{name}»: {counts}.',
  about: 'Sobre «{name}»',
  unknown: 'Sin datos',
  differ:
    'No todas las redes cuentan lo mismo: unas cuentan personas y otras visualizaciones. Pulsa una palabra subrayada para ver qué cuenta.',
}

export const templateReason: Translation<typeof en.templateReason> = {
  unknown: 'La red no dijo por qué.',
  other: 'La red dice «{reason}».',
  abusive_content: 'La red encontró contenido que no permite, como insultos o datos personales.',
  incorrect_category: 'Para la red no es marketing.',
  invalid_format: 'Su forma no es correcta, por ejemplo en las palabras que se rellenan.',
  promotional: 'Las normas de la red no permiten este tipo de promoción.',
  scam: 'La red cree que es una estafa.',
  tag_content_mismatch: 'El idioma elegido no es el del texto, o no es marketing.',
}

export const shared: Translation<typeof en.shared> = {
  free: 'Gratis',
  storyNote: 'Las historias no llevan texto aparte: pon tu texto en la imagen.',
  needs: { metaApp: 'Una app tuya en Meta for Developers. Para tus propias cuentas no hace falta revisión.' },
  cannot: { readMessages: 'Las aplicaciones no pueden leer ni enviar mensajes privados.' },
  poll: {
    label: 'Encuesta',
    no: 'Sin encuesta',
    yes: 'Preguntar con una encuesta',
    choices: { first: 'Opción 1', second: 'Opción 2', third: 'Opción 3', fourth: 'Opción 4' },
    length: {
      label: 'Encuesta abierta durante',
      hour: '1 hora',
      day: '1 día',
      days: '3 días',
      week: '7 días',
    },
  },
  figures: {
    views: 'Visualizaciones',
    impressions: 'Impresiones',
    likes: 'Me gusta',
    reactions: 'Reacciones',
    comments: 'Comentarios',
    replies: 'Respuestas',
    shares: 'Compartidos',
    clicks: 'Clics',
  },
  counts: {
    timesSeen: 'veces vista, no personas',
    plays: 'reproducciones, no personas',
    allReactions: 'todas las reacciones, no solo los me gusta',
    anyClick: 'clics en cualquier parte de la publicación, no solo en enlaces',
  },
}
