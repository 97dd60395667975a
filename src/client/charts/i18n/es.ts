import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const figure: Translation<typeof en.figure> = {
  table: 'Mostrar como tabla',
  tableOf: 'Tabla: {title}',
  csv: 'Descargar CSV',
  csvNamed: 'Descargar CSV: {title}',
}
