import type * as en from './en.ts'

export const quoteWords: typeof en.quoteWords = {
  announcing:
    /(?<!\p{L})(?:estrellas?|reseñas?|resenas?|opini[oó]n|testimonio|comentario|mensaje|escribi[oó]|escribe|dijo|dice|coment[oó])(?!\p{L})/iu,
  firstPerson: /(?<!\p{L})(?:me|mi|mis|yo|conmigo)(?!\p{L})/iu,
}
