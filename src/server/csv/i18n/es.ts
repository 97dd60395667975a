import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const csv: Translation<typeof en.csv> = {
  noColumn: 'La primera línea debe contener los nombres de las columnas, entre ellos «{name}».',
  brokenQuotes: 'Unas comillas abiertas en la línea {line} no se cierran nunca.',
  rowTooLong: 'La línea {line} es demasiado larga. Comprueba que todas las comillas se cierren.',
  notUtf8: 'No podemos leer los acentos de este archivo. Guárdalo como «CSV UTF-8» e inténtalo de nuevo.',
}
