import * as z from 'zod'
import { wordsOf } from '#platform/words.ts'
import { key } from '../credentials.ts'
import { posManifest } from '../pos-manifest.ts'
import { stripeMessages } from './i18n/index.ts'

const words = wordsOf(stripeMessages)

export const stripe = posManifest({
  name: 'Stripe',
  help: words.help,
  credentials: z.object({ secretKey: key, publishableKey: key.optional() }),
  fields: {
    secretKey: { ...words.fields.secretKey, kind: 'secret' },
    publishableKey: { ...words.fields.publishableKey, kind: 'text' },
  },
})
