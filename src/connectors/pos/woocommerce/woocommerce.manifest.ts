import * as z from 'zod'
import { address, key } from '../credentials.ts'
import { posManifest } from '../pos-manifest.ts'

export const woocommerce = posManifest({
  name: 'WooCommerce',
  help: {
    en: 'In WordPress, open WooCommerce, Settings, Advanced, REST API, and add a key with read permission.',
    es: 'En WordPress, abre WooCommerce, Ajustes, Avanzado, REST API, y añade una clave con permiso de lectura.',
  },
  credentials: z.object({ siteUrl: address, consumerKey: key, consumerSecret: key }),
  fields: {
    siteUrl: {
      label: { en: 'Site URL', es: 'Dirección del sitio' },
      kind: 'address',
      example: { en: 'https://my-shop.com', es: 'https://mi-tienda.com' },
    },
    consumerKey: {
      label: { en: 'Consumer key', es: 'Clave del cliente' },
      kind: 'secret',
    },
    consumerSecret: {
      label: { en: 'Consumer secret', es: 'Secreto del cliente' },
      kind: 'secret',
    },
  },
})
