import * as z from 'zod'
import { endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'

export const activitySchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Null for actions of the system. */
  who: z.string().nullable(),
  /** In the language of the request. */
  what: z.string(),
  link: z.string().nullable(),
  createdAt: instantSchema,
})
export type Activity = z.output<typeof activitySchema>

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  access: 'signed-in',
  summary: 'What happened in the workspace, newest first',
  topics: ['activity'],
  query: z.object(pageQuery),
  response: list(activitySchema),
})
