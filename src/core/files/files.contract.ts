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
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
  'image/gif': ['.gif'],
  'video/mp4': ['.mp4', '.m4v'],
  'video/quicktime': ['.mov'],
  'video/webm': ['.webm'],
  'application/pdf': ['.pdf'],
} as const
export type AcceptedType = keyof typeof acceptedTypes

/** What phones, cameras and websites save. Networks take the first two; the others are converted on arrival. */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/heic',
] as const satisfies readonly AcceptedType[]
export type PictureType = (typeof pictureTypes)[number]

/** What phones, cameras and screen recorders save. All become MP4. */
export const videoTypes = [
  'video/mp4',
  'video/quicktime',
  'video/webm',
] as const satisfies readonly AcceptedType[]
export type VideoType = (typeof videoTypes)[number]

/** What the media library takes. */
export const mediaTypes = [...pictureTypes, 'image/gif', ...videoTypes] as const

/** Types of files that are uploaded in one request. */
export const smallFileTypes = [...pictureTypes, 'application/pdf'] as const satisfies readonly AcceptedType[]
export type SmallFileType = (typeof smallFileTypes)[number]

/** Invoices and receipts, as they are scanned or sent. */
export const documentTypes = [
  'image/png',
  'image/jpeg',
  'application/pdf',
] as const satisfies readonly AcceptedType[]

/** Stored types, with the extension for downloads. */
export const storedTypes = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'application/pdf': '.pdf',
  'video/mp4': '.mp4',
} as const
export type StoredType = keyof typeof storedTypes
export type StoredPictureType = Extract<StoredType, `image/${string}`>

export const THUMBNAIL_TYPE = 'image/webp'

const objectName = z.string().regex(/^[\w-]{43}$/)

/** The URL of a stored file without query string, as other calls refer to it. */
export const fileUrlSchema = z
  .string()
  .regex(/^\/api\/objects\/[\w-]{43}$/, ruleText(filesRules, 'uploadFirst'))

/** A tiny version as a data URL, shown until the thumbnail is loaded; null for files stored before there were any. */
export const previewUrlSchema = z.string().nullable()

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

export const getThumbnail = endpoint({
  method: 'GET',
  path: '/api/objects/:name/thumbnail',
  access: 'signed-in',
  summary: 'Read an image of the workspace in a small size, or a frame of a video, for lists',
  params: z.object({ name: objectName }),
  response: file(THUMBNAIL_TYPE),
})
