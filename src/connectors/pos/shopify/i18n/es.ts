import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const shopify: Translation<typeof en.shopify> = {
  help: 'En Shopify, ve a Configuración, Aplicaciones, Desarrollar aplicaciones. Tu aplicación debe poder leer productos, pedidos y clientes.',
  fields: {
    storeUrl: { label: 'Dirección de la tienda', example: 'mi-tienda.myshopify.com' },
    accessToken: { label: 'Token de acceso' },
    apiKey: { label: 'Clave de API' },
  },
}
