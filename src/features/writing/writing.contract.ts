import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

export const writerSchema = z.object({
  kind: z.enum(['built-in', 'ai']),
  /** As its provider calls it; null for the built-in writer. */
  model: z.string().nullable(),
})
export type WriterInUse = z.output<typeof writerSchema>

export const getWriter = endpoint({
  method: 'GET',
  path: '/api/writer',
  access: 'signed-in',
  summary: 'Who writes the texts of this workspace: a model that was set up, or the built-in writer',
  topics: ['ai-settings'],
  response: writerSchema,
})
