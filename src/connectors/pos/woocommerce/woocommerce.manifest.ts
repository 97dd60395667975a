import * as z from 'zod'
import { wordsOf } from '#platform/words.ts'
import { address, key } from '../credentials.ts'
import { posManifest } from '../pos-manifest.ts'
import { woocommerceMessages } from './i18n/index.ts'

const words = wordsOf(woocommerceMessages)

export const woocommerce = posManifest({
  name: 'WooCommerce',
  help: words.help,
  credentials: z.object({ siteUrl: address, consumerKey: key, consumerSecret: key }),
  fields: {
    siteUrl: { ...words.fields.siteUrl, kind: 'address' },
    consumerKey: { ...words.fields.consumerKey, kind: 'secret' },
    consumerSecret: { ...words.fields.consumerSecret, kind: 'secret' },
  },
})
