import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const csv: Translation<typeof en.csv> = {
  noColumn: 'La primera línea debe nombrar las columnas, y una de ellas debe ser «{name}».',
  brokenQuotes: 'Un texto entre comillas que empieza en la línea {line} no termina nunca.',
  rowTooLong:
    'La línea {line} es demasiado larga. Comprueba que cada texto entre comillas termine con comillas.',
  notUtf8: 'No se pueden leer los acentos de este archivo. Guárdalo como «CSV UTF-8» e inténtalo de nuevo.',
}
