import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const posRules: Translation<typeof en.posRules> = {
  noKey: 'Escribe la clave',
  noAddress: 'Escribe la dirección de la tienda',
  oddKey: 'Esta clave tiene caracteres que ninguna clave lleva. Cópiala de nuevo',
  oddAddress: 'Esto no es la dirección de una tienda',
}
