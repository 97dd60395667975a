import { messages } from '#platform/messages.ts'

/** Every text names the platform, what is at fault, the limit and what the post has. */
export const problemMessages = messages({
  en: {
    titleMissing: '{platform}: the title has 0 of {limit, number} characters. Write one.',
    textMissing: '{platform}: the text has 0 of {limit, number} characters. Write something.',
    mediaMissing:
      '{platform}: there are 0 pictures or videos, and at least {limit, number} is needed. Add one.',
    videoMissing: '{platform}: there are 0 videos, and {limit, number} is needed. Add one.',
    titleTooLong:
      '{platform}: the title has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
    textTooLong:
      '{platform}: the text has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
    tooManyHashtags:
      '{platform}: the text has {value, number} of {limit, number} {limit, plural, one {hashtag} other {hashtags}}. Take out {over, number}.',
    hashtagTooLong:
      '{platform}: a hashtag in the text has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
    tooManyMentions:
      '{platform}: the text has {value, number} of {limit, number} {limit, plural, one {mention} other {mentions}}. Take out {over, number}.',
    noPictures:
      '{platform}: it takes 0 pictures, and there {value, plural, one {is #} other {are #}}. Take {value, plural, one {it} other {them}} out.',
    noVideos:
      '{platform}: it takes 0 videos, and there {value, plural, one {is #} other {are #}}. Take {value, plural, one {it} other {them}} out.',
    tooManyPictures:
      '{platform}: {value, number} pictures, and only {limit, number} {limit, plural, one {fits} other {fit}}. Take out {over, number}.',
    tooManyVideos:
      '{platform}: {value, number} videos, and only {limit, number} {limit, plural, one {fits} other {fit}}. Take out {over, number}.',
    pictureTooNarrow:
      '{platform}: picture {place, number} is {value, number}% as wide as it is high, and {limit, number}% is the least. Crop it a little at the top or bottom.',
    pictureTooWide:
      '{platform}: picture {place, number} is {value, number}% as wide as it is high, and {limit, number}% is the most. Crop it a little at the sides.',
    pictureTooHeavy: '{platform}: the picture has {amount}, and {bound} is the most. Save it smaller.',
    videoTooHeavy: '{platform}: the video has {amount}, and {bound} is the most. Choose a smaller one.',
    videoTooShort: '{platform}: the video lasts {amount}, and {bound} is the least. Choose a longer one.',
    videoTooLong: '{platform}: the video lasts {amount}, and {bound} is the most. Choose a shorter one.',
    pictureAltTooLong:
      '{platform}: the description of picture {place, number} has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
    videoAltTooLong:
      '{platform}: the description of video {place, number} has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  },
  es: {
    titleMissing: '{platform}: el título tiene 0 de {limit, number} caracteres. Escribe uno.',
    textMissing: '{platform}: el texto tiene 0 de {limit, number} caracteres. Escribe algo.',
    mediaMissing: '{platform}: hay 0 imágenes o vídeos y hace falta al menos {limit, number}. Añade uno.',
    videoMissing: '{platform}: hay 0 vídeos y hace falta {limit, number}. Añade uno.',
    titleTooLong:
      '{platform}: el título tiene {value, number} de {limit, number} caracteres. Acórtalo en {over, number}.',
    textTooLong:
      '{platform}: el texto tiene {value, number} de {limit, number} caracteres. Acórtalo en {over, number}.',
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
    pictureTooNarrow:
      '{platform}: el ancho de la imagen {place, number} es el {value, number} % de su alto, y el mínimo es el {limit, number} %. Recórtala un poco por arriba o por abajo.',
    pictureTooWide:
      '{platform}: el ancho de la imagen {place, number} es el {value, number} % de su alto, y el máximo es el {limit, number} %. Recórtala un poco por los lados.',
    pictureTooHeavy: '{platform}: la imagen ocupa {amount} y el máximo es {bound}. Guárdala más pequeña.',
    videoTooHeavy: '{platform}: el vídeo ocupa {amount} y el máximo es {bound}. Elige uno más pequeño.',
    videoTooShort: '{platform}: el vídeo dura {amount} y el mínimo es {bound}. Elige uno más largo.',
    videoTooLong: '{platform}: el vídeo dura {amount} y el máximo es {bound}. Elige uno más corto.',
    pictureAltTooLong:
      '{platform}: la descripción de la imagen {place, number} tiene {value, number} de {limit, number} caracteres. Acórtala en {over, number}.',
    videoAltTooLong:
      '{platform}: la descripción del vídeo {place, number} tiene {value, number} de {limit, number} caracteres. Acórtala en {over, number}.',
  },
})
