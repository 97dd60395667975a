import * as z from 'zod'
import { wordsOf } from '#platform/words.ts'
import { key } from '../credentials.ts'
import { posManifest } from '../pos-manifest.ts'
import { squareMessages } from './i18n/index.ts'

const words = wordsOf(squareMessages)

export const square = posManifest({
  name: 'Square',
  help: words.help,
  credentials: z.object({ accessToken: key, applicationId: key.optional() }),
  fields: {
    accessToken: { ...words.fields.accessToken, kind: 'secret' },
    applicationId: { ...words.fields.applicationId, kind: 'text' },
  },
})
