import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const stripe: Translation<typeof en.stripe> = {
  help: 'En Stripe, ve a Desarrolladores, Claves de API. Basta una clave restringida que pueda leer productos, cargos y clientes.',
  fields: { secretKey: { label: 'Clave secreta' }, publishableKey: { label: 'Clave publicable' } },
}
