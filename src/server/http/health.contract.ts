import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the database and the job queue answer',
  response: z.object({ status: z.literal('ok') }),
})
