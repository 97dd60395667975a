import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { fileUrlSchema, previewUrlSchema } from '#core/files/files.contract.ts'
import { empty, endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { mediaLibraryRules } from './i18n/index.ts'

export const MAX_NAME = 120
export const MAX_ALT = 1000
export const MAX_TAGS = 20
export const MAX_TAG = 40

export const mediaKinds = ['picture', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Images of products come from the POS. */
export const mediaFilters = [...mediaKinds, 'product'] as const
export type MediaFilter = (typeof mediaFilters)[number]

/** Why a video could not be converted. */
export const conversionErrors = [
  'film_unreadable',
  'film_incomplete',
  'film_too_long',
  'film_too_many_pixels',
  'film_store_away',
  'film_failed',
  'storage_full',
] as const
export type ConversionError = (typeof conversionErrors)[number]

/** The point that every crop keeps: shares of width and height from the top left corner. */
export const focusSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export type Focus = z.output<typeof focusSchema>

const altsSchema = z.partialRecord(z.enum(locales), z.string().trim().max(MAX_ALT, atMostCharacters(MAX_ALT)))
export type Alts = Partial<Record<Locale, string>>

const tagsSchema = z
  .array(z.string().trim().min(1).max(MAX_TAG, atMostCharacters(MAX_TAG)))
  .max(MAX_TAGS, ruleText(mediaLibraryRules, 'tooManyTags', { max: MAX_TAGS }))

export const mediaItemSchema = z.object({
  id: z.uuid(),
  /** The whole picture or video. */
  url: z.string(),
  thumbnailUrl: z.string(),
  previewUrl: previewUrlSchema,
  name: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  kind: z.enum(mediaKinds),
  /** The length of a video. */
  seconds: z.number().nullable(),
  /** A video can be used once it is converted; null then, and for pictures. */
  conversion: z
    .object({
      /** Percent. */
      progress: z.number(),
      /** Why it failed; null while it waits or runs. */
      error: z.enum(conversionErrors).nullable(),
    })
    .nullable(),
  /** Alt text by language; a missing one is empty. */
  alts: altsSchema,
  tags: z.array(z.string()),
  focus: focusSchema,
  /** Null once that person has left. */
  addedBy: z.string().nullable(),
  createdAt: instantSchema,
})
export type MediaItem = z.output<typeof mediaItemSchema>

export const newMediaItemSchema = z.object({
  /** URL of an uploaded picture. */
  url: fileUrlSchema,
  /** The name of the file on the person's device. */
  name: z.string().trim().max(500).default(''),
  tags: tagsSchema.default([]),
})
export type NewMediaItem = z.output<typeof newMediaItemSchema>

/** Fields that are left out stay unchanged. */
export const mediaChangesSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, ruleText(mediaLibraryRules, 'nameIsRequired'))
    .max(MAX_NAME, atMostCharacters(MAX_NAME))
    .optional(),
  alts: altsSchema.optional(),
  tags: tagsSchema.optional(),
  focus: focusSchema.optional(),
})
export type MediaChanges = z.output<typeof mediaChangesSchema>

/** A post that shows the picture. */
export const mediaUseSchema = z.object({
  campaignId: z.uuid(),
  campaignTitle: z.string(),
  postId: z.uuid(),
  platform: z.enum(allPlatforms),
  /** `planned` posts go out by themselves, so their picture cannot be deleted. */
  state: z.enum(['draft', 'planned', 'published']),
  scheduledFor: instantSchema.nullable(),
})
export type MediaUse = z.output<typeof mediaUseSchema>

const byId = z.object({ id: z.uuid() })

export const listMedia = endpoint({
  method: 'GET',
  path: '/api/media',
  access: 'signed-in',
  summary: 'The images and videos of the media library, newest first',
  topics: ['media'],
  query: z.object({
    ...pageQuery,
    search: z.string().trim().max(200).optional(),
    kind: z.enum(mediaFilters).optional(),
    tag: z.string().trim().max(MAX_TAG).optional(),
  }),
  response: list(mediaItemSchema),
})

/** A design of Brand Studio. */
export const designSchema = z.object({ id: z.uuid(), url: z.string(), name: z.string() })
export type Design = z.output<typeof designSchema>

export const listDesigns = endpoint({
  method: 'GET',
  path: '/api/media/designs',
  access: 'signed-in',
  summary: 'The designs of Brand Studio that can be added to the media library, newest first',
  topics: ['brand-pictures'],
  query: z.object(pageQuery),
  response: list(designSchema),
})

export const listMediaTags = endpoint({
  method: 'GET',
  path: '/api/media/tags',
  access: 'signed-in',
  summary: 'The tags of the media library, most used first, with the number of images',
  topics: ['media'],
  response: list(z.object({ tag: z.string(), pictures: z.number() })),
})

export const getMedia = endpoint({
  method: 'GET',
  path: '/api/media/:id',
  access: 'signed-in',
  summary: 'One image of the media library',
  topics: ['media'],
  params: byId,
  response: mediaItemSchema,
})

export const addMedia = endpoint({
  method: 'POST',
  path: '/api/media',
  access: 'signed-in',
  summary: 'Add an uploaded image to the media library; adding the same upload again answers the same item',
  body: newMediaItemSchema,
  response: mediaItemSchema,
  status: 201,
  rateLimits: costly({ person: 120, seconds: 60 }),
})

export const addUploadedMedia = endpoint({
  method: 'POST',
  path: '/api/media/from-upload',
  access: 'signed-in',
  summary:
    'Finish an upload and add it to the media library. Images can be used at once, videos and animated GIFs are converted first',
  body: z.object({ uploadId: z.uuid() }),
  response: mediaItemSchema,
  status: 201,
  rateLimits: costly({ person: 120, seconds: 60 }),
})

export const retryConversion = endpoint({
  method: 'POST',
  path: '/api/media/:id/retry',
  access: 'signed-in',
  summary: 'Convert a video again that could not be converted',
  params: byId,
  response: mediaItemSchema,
  rateLimits: costly({ person: 30, seconds: 60 }),
})

export const updateMedia = endpoint({
  method: 'PATCH',
  path: '/api/media/:id',
  access: 'signed-in',
  summary: 'Change the name, alt texts, tags or focus point of an image; existing posts stay as they are',
  params: byId,
  body: mediaChangesSchema,
  response: mediaItemSchema,
})

export const listMediaUses = endpoint({
  method: 'GET',
  path: '/api/media/:id/uses',
  access: 'signed-in',
  summary: 'The posts that show an image',
  topics: ['campaigns'],
  params: byId,
  response: list(mediaUseSchema),
})

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/api/media/:id',
  access: 'signed-in',
  summary:
    'Delete an image from the library; refused while a scheduled post shows it. It can be restored for a day',
  params: byId,
  response: empty,
})

export const restoreMedia = endpoint({
  method: 'POST',
  path: '/api/media/:id/restore',
  access: 'signed-in',
  summary: 'Restore an image that was deleted within the last day',
  params: byId,
  response: mediaItemSchema,
})
