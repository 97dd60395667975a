import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const importLines: Translation<typeof en.importLines> = {
  show: 'Mostrar líneas',
  label: 'Líneas del archivo',
  all: 'Todas',
  line: 'Línea',
  name: 'Nombre',
  outcome: 'Resultado',
  reason: 'Motivo',
  unnamed: 'Sin nombre',
  none: 'No hay líneas que mostrar.',
  more: 'Mostrar más líneas',
  partOf: '{count, number} de {total, number}',
}
