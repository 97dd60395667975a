import * as z from 'zod'
import { wordsOf } from '#platform/words.ts'
import { address, key } from '../credentials.ts'
import { posManifest } from '../pos-manifest.ts'
import { shopifyMessages } from './i18n/index.ts'

const words = wordsOf(shopifyMessages)

export const shopify = posManifest({
  name: 'Shopify',
  help: words.help,
  credentials: z.object({ storeUrl: address, accessToken: key, apiKey: key.optional() }),
  fields: {
    storeUrl: { ...words.fields.storeUrl, kind: 'address' },
    accessToken: { ...words.fields.accessToken, kind: 'secret' },
    apiKey: { ...words.fields.apiKey, kind: 'secret' },
  },
})
