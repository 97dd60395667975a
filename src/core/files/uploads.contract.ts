import * as z from 'zod'
import { empty, endpoint } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { filesRules } from './i18n/index.ts'

const MB = 1024 * 1024

/** Small enough to be sent again after a lost connection, large enough for few requests. */
export const CHUNK_BYTES = 8 * MB
/** A photo of 48 megapixels. It is stored much smaller, because networks take from 1 to 20 MB. */
export const MAX_IMAGE_BYTES = 20 * MB
/** What X takes. Instagram and most others take less, but get the converted video, which is smaller. */
export const MAX_VIDEO_BYTES = 512 * MB

export const uploadSchema = z.object({
  id: z.uuid(),
  size: z.number(),
  /** How many bytes have arrived: the offset of the next chunk. */
  received: z.number(),
  chunkBytes: z.number(),
})
export type Upload = z.output<typeof uploadSchema>

const byId = z.object({ id: z.uuid() })

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: 'signed-in',
  summary: 'Start an upload that is sent in chunks and can be resumed for a day',
  body: z.object({
    name: z.string().trim().max(500).default(''),
    size: z.number().int().min(1, ruleText(filesRules, 'empty')).max(Number.MAX_SAFE_INTEGER),
    /** What the device calls it. Only used to refuse early; the content decides. */
    type: z.string().max(200).default(''),
  }),
  response: uploadSchema,
  status: 201,
  rateLimits: costly({ person: 120, seconds: 60 }),
})

export const getUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  access: 'signed-in',
  summary: 'How much of an upload has arrived',
  params: byId,
  response: uploadSchema,
})

export const putChunk = endpoint({
  method: 'PUT',
  path: '/api/uploads/:id',
  access: 'signed-in',
  summary: 'Send the next chunk of an upload; refused unless it begins where the last one ended',
  params: byId,
  query: z.object({
    offset: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  bodyType: 'raw',
  response: uploadSchema,
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:id',
  access: 'signed-in',
  summary: 'Cancel an upload and remove what has arrived',
  params: byId,
  response: empty,
})
