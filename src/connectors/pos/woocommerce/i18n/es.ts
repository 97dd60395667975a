import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const woocommerce: Translation<typeof en.woocommerce> = {
  help: 'En WordPress, ve a WooCommerce, Ajustes, Avanzado, REST API, y añade una clave con permiso de lectura.',
  fields: {
    siteUrl: { label: 'Dirección del sitio', example: 'https://mi-tienda.com' },
    consumerKey: { label: 'Clave del cliente' },
    consumerSecret: { label: 'Secreto del cliente' },
  },
}
