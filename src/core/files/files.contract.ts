import * as z from 'zod'
import { endpoint, file } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { filesRules } from './i18n/index.ts'

export const MAX_FILE_BYTES = 10_485_760

/** Accepted upload types, detected from the bytes, with their file extensions. */
export const acceptedTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'application/pdf': ['.pdf'],
} as const
export type AcceptedType = keyof typeof acceptedTypes

export const pictureTypes = ['image/png', 'image/jpeg'] as const satisfies readonly AcceptedType[]

/** Stored types: uploads and our own files; the first extension is used for downloads. */
export const storedTypes = { ...acceptedTypes, 'video/mp4': ['.mp4'] } as const
export type StoredType = keyof typeof storedTypes

const objectName = z.string().regex(/^[\w-]{43}$/)

/** The URL of a stored file without query string, as other calls refer to it. */
export const fileUrlSchema = z
  .string()
  .regex(/^\/api\/objects\/[\w-]{43}$/, ruleText(filesRules, 'uploadFirst'))

export const requestUpload = endpoint({
  method: 'POST',
  path: '/api/objects/upload',
  access: 'signed-in',
  summary: 'Request a signed URL to upload one file; it works once, for a short time',
  response: z.object({ uploadURL: z.string() }),
  rateLimits: costly({ person: 120, seconds: 60 }),
})

export const putObject = endpoint({
  method: 'PUT',
  path: '/api/objects/:name',
  access: 'signed-in',
  summary: 'Upload the bytes of one file to its signed URL',
  params: z.object({ name: objectName }),
  query: z.object({ expires: z.string().max(20).default(''), signature: z.string().max(100).default('') }),
  bodyType: 'raw',
  response: z.object({ url: z.string(), contentType: z.string(), size: z.number() }),
})

export const getObject = endpoint({
  method: 'GET',
  path: '/api/objects/:name',
  access: 'signed-in',
  summary: 'Read a file of the workspace',
  params: z.object({ name: objectName }),
  response: file(...Object.keys(storedTypes)),
})
