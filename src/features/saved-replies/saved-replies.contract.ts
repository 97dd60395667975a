import * as z from 'zod'
import { MAX_REPLY } from '#connectors/social/max-reply.ts'
import { empty, endpoint, list } from '#platform/endpoint.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { findUnknownPlaceholder } from './fill-placeholders.ts'
import { savedRepliesRules } from './i18n/index.ts'

/** Few enough to scan, so the list has no pages. */
export const MAX_SAVED_REPLIES = 200
const MAX_TITLE = 60

export const savedReplySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** As written, with the placeholders {name} and {business}. */
  text: z.string(),
  /** Null once the author has left. */
  author: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** Whether the caller may change and delete it. */
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
      (text) => findUnknownPlaceholder(text) === null,
      ruleText(savedRepliesRules, 'unknownPlaceholder', { name: '{name}', business: '{business}' }),
    ),
})
export type NewSavedReply = z.output<typeof newSavedReplySchema>

const byId = z.object({ id: z.uuid() })

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/api/saved-replies',
  access: 'signed-in',
  summary: "The team's saved replies, by title",
  topics: ['saved-replies'],
  response: list(savedReplySchema),
})

export const createSavedReply = endpoint({
  method: 'POST',
  path: '/api/saved-replies',
  access: 'signed-in',
  summary: 'Add a saved reply for the whole team',
  body: newSavedReplySchema,
  response: savedReplySchema,
  status: 201,
  idempotent: true,
})

export const changeSavedReply = endpoint({
  method: 'PUT',
  path: '/api/saved-replies/:id',
  access: 'signed-in',
  summary: 'Update a saved reply: members their own, managers and owners all',
  params: byId,
  body: newSavedReplySchema,
  response: savedReplySchema,
})

export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  access: 'signed-in',
  summary: 'Delete a saved reply: members their own, managers and owners all',
  params: byId,
  response: empty,
})
