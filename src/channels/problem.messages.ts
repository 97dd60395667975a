import { messages } from '#platform/messages.ts'

export const problemMessages = messages({
  en: {
    titleMissing: '{platform}: the title is missing. Write one.',
    textMissing: '{platform}: the text is missing. Write something.',
    mediaMissing: '{platform}: a picture or a video is missing. Add one.',
    videoMissing: '{platform}: a video is missing. Add one.',
    titleTooLong:
      '{platform}: the title has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
    textTooLong:
      '{platform}: the text has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
    tooManyHashtags:
      '{platform}: the text has {value, number} of {limit, number} {limit, plural, one {hashtag} other {hashtags}}. Take out {over, number}.',
    tooManyMentions:
      '{platform}: the text has {value, number} of {limit, number} {limit, plural, one {mention} other {mentions}}. Take out {over, number}.',
    noPictures: '{platform} takes no pictures. Take {value, plural, one {it} other {all #}} out.',
    noVideos: '{platform} takes no videos. Take {value, plural, one {it} other {all #}} out.',
    tooManyPictures:
      '{platform}: {value, number} pictures, and only {limit, number} {limit, plural, one {fits} other {fit}}. Take out {over, number}.',
    tooManyVideos:
      '{platform}: {value, number} videos, and only {limit, number} {limit, plural, one {fits} other {fit}}. Take out {over, number}.',
  },
  es: {
    titleMissing: '{platform}: falta el título. Escribe uno.',
    textMissing: '{platform}: falta el texto. Escribe algo.',
    mediaMissing: '{platform}: falta una imagen o un vídeo. Añade uno.',
    videoMissing: '{platform}: falta un vídeo. Añade uno.',
    titleTooLong:
      '{platform}: el título tiene {value, number} de {limit, number} caracteres. Acórtalo en {over, number}.',
    textTooLong:
      '{platform}: el texto tiene {value, number} de {limit, number} caracteres. Acórtalo en {over, number}.',
    tooManyHashtags:
      '{platform}: el texto tiene {value, number} de {limit, number} {limit, plural, one {hashtag} other {hashtags}}. Quita {over, number}.',
    tooManyMentions:
      '{platform}: el texto tiene {value, number} de {limit, number} {limit, plural, one {mención} other {menciones}}. Quita {over, number}.',
    noPictures: '{platform} no admite imágenes. Quita {value, plural, one {la que hay} other {las #}}.',
    noVideos: '{platform} no admite vídeos. Quita {value, plural, one {el que hay} other {los #}}.',
    tooManyPictures:
      '{platform}: hay {value, number} imágenes y solo {limit, plural, one {cabe} other {caben}} {limit, number}. Quita {over, number}.',
    tooManyVideos:
      '{platform}: hay {value, number} vídeos y solo {limit, plural, one {cabe} other {caben}} {limit, number}. Quita {over, number}.',
  },
})
