import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { locales } from '#platform/locale.ts'
import { costly } from '#platform/rate-limits.ts'
import { ofPost, postTextSchema } from './posts.contract.ts'

/** Why there is no translation. */
export const translationReasons = ['no_model', 'at_limit', 'too_long', 'empty', 'unusable'] as const

const localeSchema = z.enum(locales)

export const translationSchema = z.object({
  locale: localeSchema,
  /** The text it was translated from. */
  source: z.string(),
  text: z.string(),
  updatedAt: instantSchema,
})
export type PostTranslation = z.output<typeof translationSchema>

const translationsSchema = z.object({ items: z.array(translationSchema) })

export const listTranslations = endpoint({
  method: 'GET',
  path: '/api/campaigns/:id/posts/:postId/translations',
  access: 'signed-in',
  summary: 'The translations that are kept with a post',
  params: ofPost,
  topics: ['campaigns'],
  response: translationsSchema,
})

export const translatePost = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/translate',
  access: 'signed-in',
  summary: 'Propose a translation of a post; nothing is saved. Needs a model',
  params: ofPost,
  body: z.object({
    /** As it stands in the editor; otherwise the saved text. */
    text: postTextSchema.optional(),
  }),
  response: z.object({
    /** The language of the text, and the one it is translated into. */
    from: localeSchema,
    locale: localeSchema,
    /** Empty if there is a reason. */
    text: z.string(),
    /** Facts of the text that the translation does not have, as written, even after it was corrected once. */
    lost: z.array(z.string()),
    /** Facts that only the translation has. */
    added: z.array(z.string()),
    isWrongLanguage: z.boolean(),
    reason: z.enum(translationReasons).nullable(),
  }),
  rateLimits: costly({ person: 15, seconds: 60 }),
})

export const saveTranslation = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/posts/:postId/translations/:locale',
  access: 'signed-in',
  summary: 'Keep a translation with a post, next to the text it was made from',
  params: ofPost.extend({ locale: localeSchema }),
  body: z.object({ source: postTextSchema.min(1), text: postTextSchema.min(1) }),
  response: translationsSchema,
})
