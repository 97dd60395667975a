import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { scenePhotoSchema, sceneSchema, sceneWordsSchema } from '#media/scene/scene.ts'
import { sceneTemplateIds } from '#media/scene/templates/templates.ts'
import { empty, endpoint, file, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { designTextsSchema, templateSchema } from './brand-studio.contract.ts'
import { brandStudioRules } from './i18n/index.ts'

export const brandPictureSchema = z.object({
  id: z.uuid(),
  brandId: z.uuid(),
  template: templateSchema,
  texts: designTextsSchema,
  /** What the designer edits; null for an image drawn from its text alone. */
  scene: sceneSchema.nullable(),
  pictureUrl: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})
export type BrandPicture = z.output<typeof brandPictureSchema>

export const newPictureSchema = z.object({
  template: templateSchema,
  brandId: z.uuid().optional(),
  ...designTextsSchema.shape,
  /** Drawn instead of a layout with the text; it has the size of the template. */
  scene: sceneSchema.nullable().default(null),
})
export type NewPicture = z.output<typeof newPictureSchema>

export const pictureIdeaSchema = z.object({
  idea: z
    .string()
    .trim()
    .min(1, ruleText(brandStudioRules, 'sayWhatPictureIsAbout'))
    .max(1000, atMostCharacters(1000)),
  template: templateSchema,
  brandId: z.uuid().optional(),
})
export type PictureIdea = z.output<typeof pictureIdeaSchema>

/** The size may change too, with a scene of that size. */
export const pictureChangesSchema = z.object({
  ...designTextsSchema.shape,
  template: templateSchema.optional(),
  scene: sceneSchema.nullable().default(null),
})
export type PictureChanges = z.output<typeof pictureChangesSchema>

/** A post that needs a picture, or has one that may be replaced. */
export const picturePlaceSchema = z.object({
  postId: z.uuid(),
  campaignId: z.uuid(),
  campaignTitle: z.string(),
  platform: z.enum(allPlatforms),
  hasPicture: z.boolean(),
})
export type PicturePlace = z.output<typeof picturePlaceSchema>

/** What the designer begins with for a post. */
const designStartSchema = z.object({
  campaignId: z.uuid(),
  postId: z.uuid(),
  brandId: z.uuid(),
  /** The picture that is replaced; null if the post has none. */
  mediaId: z.uuid().nullable(),
  /** The most similar of the eight sizes, and the one that the post shows. */
  template: templateSchema,
  size: z.object({ width: z.number(), height: z.number() }),
  /** The saved image that the post shows; it is edited as it is. */
  picture: brandPictureSchema.nullable(),
  /** The template that the post's image was drawn with; null if there is none, then one is chosen. */
  sceneTemplate: z.enum(sceneTemplateIds).nullable(),
  words: sceneWordsSchema,
  /** The photo of the media library that the post shows. */
  photo: scenePhotoSchema.nullable(),
})
export type DesignStart = z.output<typeof designStartSchema>

const byId = z.object({ id: z.uuid() })

export const listBrandPictures = endpoint({
  method: 'GET',
  path: '/api/brand-pictures',
  access: 'signed-in',
  summary: 'The images made for a brand, newest first',
  topics: ['brand-pictures'],
  query: z.object({ ...pageQuery, ...brandQuery }),
  response: list(brandPictureSchema),
})

export const createBrandPicture = endpoint({
  method: 'POST',
  path: '/api/brand-pictures',
  access: 'signed-in',
  summary: 'Draw an image in the look of a brand and save it',
  body: newPictureSchema,
  response: brandPictureSchema,
  status: 201,
  rateLimits: costly({ person: 60, seconds: 60 }),
})

export const generateBrandPicture = endpoint({
  method: 'POST',
  path: '/api/brand-pictures/generate',
  access: 'signed-in',
  summary: 'Generate the text of an image from an idea, draw it and save it',
  body: pictureIdeaSchema,
  response: z.object({ picture: brandPictureSchema, writtenBy: z.enum(['built-in', 'ai']) }),
  status: 201,
  rateLimits: costly({ person: 20, seconds: 60 }),
})

export const updateBrandPicture = endpoint({
  method: 'PUT',
  path: '/api/brand-pictures/:id',
  access: 'signed-in',
  summary: 'Change an image: its text, layout or scene; it is redrawn',
  params: byId,
  body: pictureChangesSchema,
  response: brandPictureSchema,
  rateLimits: costly({ person: 60, seconds: 60 }),
})

export const deleteBrandPicture = endpoint({
  method: 'DELETE',
  path: '/api/brand-pictures/:id',
  access: 'signed-in',
  summary: 'Delete an image; posts that use it keep theirs',
  params: byId,
  response: empty,
})

export const downloadBrandPicture = endpoint({
  method: 'GET',
  path: '/api/brand-pictures/:id/file',
  access: 'signed-in',
  summary: 'The image as a file',
  params: byId,
  query: z.object({ format: z.enum(['png', 'jpeg']).default('png') }),
  response: file('image/png', 'image/jpeg'),
  rateLimits: costly({ person: 60, seconds: 60 }),
})

export const listPicturePlaces = endpoint({
  method: 'GET',
  path: '/api/brand-pictures/places',
  access: 'signed-in',
  summary: 'The posts of draft campaigns that take an image, newest first',
  topics: ['brand-pictures', 'campaigns'],
  query: z.object(brandQuery),
  response: list(picturePlaceSchema),
})

export const startDesign = endpoint({
  method: 'GET',
  path: '/api/brand-pictures/start/:campaignId/:postId',
  access: 'signed-in',
  summary: 'The image of a post as it was drawn, or the text, photo and size that a new one begins with',
  topics: ['campaigns'],
  params: z.object({ campaignId: z.uuid(), postId: z.uuid() }),
  /** Of a post with several pictures, the one to design; by default the first. */
  query: z.object({ mediaId: z.uuid().optional() }),
  response: designStartSchema,
})

export const usePicture = endpoint({
  method: 'POST',
  path: '/api/brand-pictures/:id/use',
  access: 'signed-in',
  summary: 'Put an image on a post that is not published yet; by default on a new campaign',
  params: byId,
  /** With the id of one of its pictures, only that one is replaced. */
  body: z.object({ postId: z.uuid().optional(), mediaId: z.uuid().optional() }),
  response: z.object({ campaignId: z.uuid() }),
})
