import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { endpoint, file } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMost, campaignDetailSchema } from './campaigns.contract.ts'

const MAX_POST_TITLE = 500
export const MAX_POST_TEXT = 200_000
export const MAX_ALT = 1000

/** Only what is sent is changed. What a network takes is looked at separately: a draft may break its rules. */
const textSchema = z.string().trim().max(MAX_POST_TEXT, atMost(MAX_POST_TEXT))
export const postChangesSchema = z.object({
  title: z.string().trim().max(MAX_POST_TITLE, atMost(MAX_POST_TITLE)).optional(),
  text: textSchema.optional(),
})
export type PostChanges = z.output<typeof postChangesSchema>

const altSchema = z.string().trim().max(MAX_ALT, atMost(MAX_ALT))

export const newMediaSchema = z.object({
  /** The address of an uploaded picture. */
  url: fileUrlSchema,
  alt: altSchema.default(''),
  /** The one whose place it takes; without it the picture comes after the others. */
  replaces: z.uuid().optional(),
})
export type NewMedia = z.output<typeof newMediaSchema>

export const newPostVideoSchema = z.object({
  /** One that was made here and is done. */
  videoId: z.uuid(),
  /** Left out, it is what the video was asked to say. */
  alt: altSchema.optional(),
})
export type NewPostVideo = z.output<typeof newPostVideoSchema>

export const downloadForms = ['zip', 'html', 'markdown', 'text'] as const
export type DownloadForm = (typeof downloadForms)[number]

export const ofPost = z.object({ id: z.uuid(), postId: z.uuid() })
const ofMedia = ofPost.extend({ mediaId: z.uuid() })

export const updatePost = endpoint({
  method: 'PATCH',
  path: '/api/campaigns/:id/posts/:postId',
  access: 'signed-in',
  summary: 'Change what a campaign says on one platform; refused once it is on its way',
  params: ofPost,
  body: postChangesSchema,
  response: campaignDetailSchema,
})

export const removePost = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/:id/posts/:postId',
  access: 'signed-in',
  summary: 'Leave one platform out; refused for the last one and once the post is on its way',
  params: ofPost,
  response: campaignDetailSchema,
})

export const shareText = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/text',
  access: 'signed-in',
  summary: 'Give several posts of a campaign the same text; refused where a network does not take it',
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: textSchema, postIds: z.array(z.uuid()).min(1).max(allPlatforms.length) }),
  response: campaignDetailSchema,
})

export const downloadPost = endpoint({
  method: 'GET',
  path: '/api/campaigns/:id/posts/:postId/download',
  access: 'signed-in',
  summary: 'A post to take away: everything as a ZIP archive, or its words as one finished file',
  params: ofPost,
  query: z.object({ as: z.enum(downloadForms).default('zip') }),
  response: file('application/zip', 'text/html', 'text/markdown', 'text/plain'),
  rateLimits: costly({ person: 30, seconds: 60 }),
})

export const putPostMedia = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/posts/:postId/media',
  access: 'signed-in',
  summary: 'Add an uploaded picture to a post, or put it in the place of another',
  params: ofPost,
  body: newMediaSchema,
  response: campaignDetailSchema,
})

export const putPostVideo = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/posts/:postId/video',
  access: 'signed-in',
  summary: 'Put a made video on a post in place of what it shows; refused where its network does not take it',
  params: ofPost,
  body: newPostVideoSchema,
  response: campaignDetailSchema,
})

export const updatePostMedia = endpoint({
  method: 'PATCH',
  path: '/api/campaigns/:id/posts/:postId/media/:mediaId',
  access: 'signed-in',
  summary: 'Change what is said about a picture to those who cannot see it',
  params: ofMedia,
  body: z.object({ alt: altSchema }),
  response: campaignDetailSchema,
})

export const removePostMedia = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/:id/posts/:postId/media/:mediaId',
  access: 'signed-in',
  summary: 'Take a picture or video from a post',
  params: ofMedia,
  response: campaignDetailSchema,
})
