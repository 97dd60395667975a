import { messages } from '#platform/messages.ts'

/** Why a file cannot be read as a list. */
export const csvMessages = messages({
  en: {
    noColumn: 'The first line must name the columns, and one of them must be "{name}".',
    brokenQuotes: 'A quoted text that begins in line {line} never ends.',
    rowTooLong: 'Line {line} is too long. Check that every quoted text ends with a quote.',
    notUtf8: 'The accents in this file cannot be read. Save it as "CSV UTF-8" and try again.',
  },
  es: {
    noColumn: 'La primera línea debe nombrar las columnas, y una de ellas debe ser «{name}».',
    brokenQuotes: 'Un texto entre comillas que empieza en la línea {line} no termina nunca.',
    rowTooLong:
      'La línea {line} es demasiado larga. Comprueba que cada texto entre comillas termine con comillas.',
    notUtf8: 'No se pueden leer los acentos de este archivo. Guárdalo como «CSV UTF-8» e inténtalo de nuevo.',
  },
})
