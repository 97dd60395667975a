import * as z from 'zod'
import { address, key } from '../credentials.ts'
import { posManifest } from '../pos-manifest.ts'

export const shopify = posManifest({
  name: 'Shopify',
  help: {
    en: 'In Shopify, open Settings, Apps, Develop apps. The app needs to read products, orders and customers.',
    es: 'En Shopify, abre Configuración, Aplicaciones, Desarrollar aplicaciones. La aplicación debe poder leer productos, pedidos y clientes.',
  },
  credentials: z.object({ storeUrl: address, accessToken: key, apiKey: key.optional() }),
  fields: {
    storeUrl: {
      label: { en: 'Store URL', es: 'Dirección de la tienda' },
      kind: 'address',
      example: { en: 'my-shop.myshopify.com', es: 'mi-tienda.myshopify.com' },
    },
    accessToken: {
      label: { en: 'Access token', es: 'Token de acceso' },
      kind: 'secret',
    },
    apiKey: {
      label: { en: 'API key', es: 'Clave de API' },
      kind: 'secret',
    },
  },
})
