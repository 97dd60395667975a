import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

export const writerSchema = z.object({
  kind: z.enum(['built-in', 'ai']),
  /** The provider's name for it; null for the built-in writer. */
  model: z.string().nullable(),
})
export type WriterInUse = z.output<typeof writerSchema>

export const getWriter = endpoint({
  method: 'GET',
  path: '/api/writer',
  access: 'signed-in',
  summary: 'The writer of this workspace: its model, or the built-in writer',
  topics: ['ai-settings'],
  response: writerSchema,
})
