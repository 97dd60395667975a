import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const serverRules: Translation<typeof en.serverRules> = {
  notOurs: 'Este cursor no pertenece a esta lista',
  wrongKey: 'La clave debe tener de 1 a {max} caracteres imprimibles',
  notAllowed: 'Contiene un carácter no permitido',
}
