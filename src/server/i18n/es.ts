import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const serverRules: Translation<typeof en.serverRules> = {
  notOurs: 'Esto no es un cursor de esta lista',
  wrongKey: 'La clave necesita de 1 a {max} caracteres imprimibles',
  notAllowed: 'Contiene un carácter no permitido',
}
