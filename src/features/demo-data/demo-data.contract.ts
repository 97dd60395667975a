import * as z from 'zod'
import { empty, endpoint } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'

const stateSchema = z.object({ isLoaded: z.boolean() })

export const populateDemoData = endpoint({
  method: 'POST',
  path: '/api/populate-demo-data',
  access: 'manager',
  summary: 'Add demo data to the workspace; existing rows stay as they are',
  response: stateSchema,
  rateLimits: costly({ person: 5, workspace: 10, seconds: 3600 }),
})

export const demoDataState = endpoint({
  method: 'GET',
  path: '/api/demo-data',
  access: 'signed-in',
  summary: 'Whether the workspace holds demo data',
  response: stateSchema,
})

export const removeDemoData = endpoint({
  method: 'DELETE',
  path: '/api/demo-data',
  access: 'manager',
  summary: 'Remove the demo data; your own rows stay',
  response: empty,
  rateLimits: costly({ person: 5, workspace: 10, seconds: 3600 }),
})
