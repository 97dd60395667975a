import * as z from 'zod'
import { key } from '../credentials.ts'
import { posManifest } from '../pos-manifest.ts'

export const stripe = posManifest({
  name: 'Stripe',
  help: {
    en: 'In Stripe, open Developers, API keys. A restricted key that may read products, charges and customers is enough.',
    es: 'En Stripe, abre Desarrolladores, Claves de API. Basta una clave restringida que pueda leer productos, cargos y clientes.',
  },
  credentials: z.object({ secretKey: key, publishableKey: key.optional() }),
  fields: {
    secretKey: {
      label: { en: 'Secret key', es: 'Clave secreta' },
      kind: 'secret',
    },
    publishableKey: {
      label: { en: 'Publishable key', es: 'Clave publicable' },
      kind: 'text',
    },
  },
})
