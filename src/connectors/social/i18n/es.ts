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

export const shared: Translation<typeof en.shared> = {
  free: 'Gratis',
  storyNote: 'Las historias no llevan texto aparte: pon tu texto en la imagen.',
  needs: { metaApp: 'Una app tuya en Meta for Developers. Para tus propias cuentas no hace falta revisión.' },
  cannot: { readMessages: 'Las aplicaciones no pueden leer ni enviar mensajes privados.' },
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
