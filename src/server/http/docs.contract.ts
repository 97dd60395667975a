import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

export const apiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  summary: 'This description, as OpenAPI 3.1',
  response: z.record(z.string(), z.unknown()),
})
