import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const posRules: Translation<typeof en.posRules> = {
  noKey: 'Escribe la clave',
  noAddress: 'Escribe la dirección de la tienda',
  oddKey: 'Esta clave contiene caracteres no válidos. Cópiala de nuevo',
  oddAddress: 'Escribe una dirección de tienda válida',
}
