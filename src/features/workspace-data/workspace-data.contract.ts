import * as z from 'zod'
import { empty, endpoint, file } from '#platform/endpoint.ts'
import { costly, passwordChecks } from '#platform/rate-limits.ts'

export const exportWorkspace = endpoint({
  method: 'GET',
  path: '/api/workspace/export',
  access: 'owner',
  summary: 'Export the workspace as a zip of JSON and files',
  response: file('application/zip'),
  rateLimits: costly({ person: 20, workspace: 20, seconds: 3600 }),
})

export const deleteWorkspaceSchema = z.object({
  /** The name of the workspace, typed by the person. */
  confirmation: z.string().trim().max(200),
  password: z.string().max(200),
})

export const deleteWorkspace = endpoint({
  method: 'DELETE',
  path: '/api/workspace',
  access: 'owner',
  summary: 'Delete the workspace with all its data, and every account without another workspace',
  body: deleteWorkspaceSchema,
  response: empty,
  rateLimits: passwordChecks,
})
