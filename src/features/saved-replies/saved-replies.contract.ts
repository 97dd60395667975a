import * as z from 'zod'
import { MAX_REPLY } from '#connectors/social/max-reply.ts'
import { empty, endpoint, list } from '#platform/endpoint.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { unknownBlank } from './fill-in.ts'
import { savedRepliesRules } from './i18n/index.ts'

/** So many are still found at a glance; the list is never cut into pages. */
export const MAX_SAVED_REPLIES = 200
const MAX_TITLE = 60

export const savedReplySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** As it was written, with {name} and {business} where something is put in. */
  text: z.string(),
  /** Who wrote it; null once they have left. */
  author: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** Whether whoever asks may change and delete it. */
  mayChange: z.boolean(),
})
export type SavedReply = z.output<typeof savedReplySchema>

export const newSavedReplySchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, ruleText(savedRepliesRules, 'titleIsRequired'))
    .max(MAX_TITLE, atMostCharacters(MAX_TITLE)),
  text: z
    .string()
    .trim()
    .min(1, ruleText(savedRepliesRules, 'writeSomethingFirst'))
    .max(MAX_REPLY, atMostCharacters(MAX_REPLY))
    .refine(
      (text) => unknownBlank(text) === null,
      ruleText(savedRepliesRules, 'unknownPlaceholder', { name: '{name}', business: '{business}' }),
    ),
})
export type NewSavedReply = z.output<typeof newSavedReplySchema>

const byId = z.object({ id: z.uuid() })

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/api/saved-replies',
  access: 'signed-in',
  summary: 'The answers the team keeps ready, by title',
  topics: ['saved-replies'],
  response: list(savedReplySchema),
})

export const createSavedReply = endpoint({
  method: 'POST',
  path: '/api/saved-replies',
  access: 'signed-in',
  summary: 'Keep an answer ready for the whole team',
  body: newSavedReplySchema,
  response: savedReplySchema,
  status: 201,
  idempotent: true,
})

export const changeSavedReply = endpoint({
  method: 'PUT',
  path: '/api/saved-replies/:id',
  access: 'signed-in',
  summary: 'Change an answer that is kept ready: members their own, managers and owners all',
  params: byId,
  body: newSavedReplySchema,
  response: savedReplySchema,
})

export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  access: 'signed-in',
  summary: 'Delete an answer that is kept ready: members their own, managers and owners all',
  params: byId,
  response: empty,
})
