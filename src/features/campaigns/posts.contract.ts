import * as z from 'zod'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { focusSchema } from '#features/media-library/media-library.contract.ts'
import { endpoint, file } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMost, campaignDetailSchema } from './campaigns.contract.ts'
import { MAX_POSTS } from './post-shape.ts'

const MAX_POST_TITLE = 500
export const MAX_POST_TEXT = 200_000
export const MAX_ALT = 1000
const MAX_MEDIA = 35
const MAX_FOLLOW_UPS = 50
const MAX_FOLLOW_UP = 20_000
const MAX_OPTION = 2_048

/** Fields that are left out stay unchanged. Rules of networks are checked separately: a draft may break them. */
export const postTextSchema = z.string().trim().max(MAX_POST_TEXT, atMost(MAX_POST_TEXT))
const followUpSchema = z.string().trim().max(MAX_FOLLOW_UP, atMost(MAX_FOLLOW_UP))
/** By the ids of the options in the platform's manifest. */
const postOptionsSchema = z.record(z.string().max(40), z.string().trim().max(MAX_OPTION))
export const postChangesSchema = z.object({
  title: z.string().trim().max(MAX_POST_TITLE, atMost(MAX_POST_TITLE)).optional(),
  text: postTextSchema.optional(),
  followUps: z.array(followUpSchema).max(MAX_FOLLOW_UPS).optional(),
  options: postOptionsSchema.optional(),
})
export type PostChanges = z.output<typeof postChangesSchema>

const altSchema = z.string().trim().max(MAX_ALT, atMost(MAX_ALT))

export const newMediaSchema = z.object({
  /** URL of an uploaded picture. */
  url: fileUrlSchema,
  alt: altSchema.default(''),
  /** The picture to replace; otherwise the new one is appended. */
  replaces: z.uuid().optional(),
})
export type NewMedia = z.output<typeof newMediaSchema>

/** A finished video of this workspace: one that we rendered, or one of the media library. */
export const newPostVideoSchema = z.union([
  z.object({
    videoId: z.uuid(),
    /** Defaults to the prompt of the video. */
    alt: altSchema.optional(),
  }),
  z.object({
    itemId: z.uuid(),
    /** Defaults to the alt text in the library. */
    alt: altSchema.optional(),
  }),
])
export type NewPostVideo = z.output<typeof newPostVideoSchema>

/** The media of one post, in order. */
const arrangedMediaSchema = z.object({
  postId: z.uuid(),
  media: z
    .array(
      z.object({
        /** A file that the post has, or had until just now. */
        url: fileUrlSchema,
        alt: altSchema.default(''),
        itemId: z.uuid().nullish(),
      }),
    )
    .max(MAX_MEDIA),
})
export type ArrangedMedia = z.output<typeof arrangedMediaSchema>

export const placedPictureSchema = z.object({
  /** A picture of the media library. */
  itemId: z.uuid(),
  postIds: z.array(z.uuid()).min(1).max(MAX_POSTS),
  /** Defaults to the focus point of the picture. */
  focus: focusSchema.optional(),
  /** `replace`: instead of what the posts show now. `add`: behind it. */
  mode: z.enum(['replace', 'add']).default('replace'),
  /** Only this picture of a single post is replaced. */
  replaces: z.uuid().optional(),
})
export type PlacedPicture = z.output<typeof placedPictureSchema>

export const downloadForms = ['zip', 'html', 'markdown', 'text'] as const
export type DownloadForm = (typeof downloadForms)[number]

export const ofPost = z.object({ id: z.uuid(), postId: z.uuid() })
const ofMedia = ofPost.extend({ mediaId: z.uuid() })

export const updatePost = endpoint({
  method: 'PATCH',
  path: '/api/campaigns/:id/posts/:postId',
  access: 'signed-in',
  summary: 'Edit the post of one platform; refused once it is being sent',
  params: ofPost,
  body: postChangesSchema,
  response: campaignDetailSchema,
})

export const removePost = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/:id/posts/:postId',
  access: 'signed-in',
  summary: 'Remove a post; refused for the last one and once it is being sent',
  params: ofPost,
  response: campaignDetailSchema,
})

const chosenAccount = z.object({ accountId: z.uuid() })

export const chooseAccount = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/posts/:postId/account',
  access: 'signed-in',
  summary: 'Choose the account that a post goes out through; refused once it is being sent',
  params: ofPost,
  body: chosenAccount,
  response: campaignDetailSchema,
})

export const addAccount = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/accounts',
  access: 'signed-in',
  summary: 'Also post to another account of the platform: adds a draft with the same content',
  params: ofPost,
  body: chosenAccount,
  response: campaignDetailSchema,
  status: 201,
  idempotent: true,
})

export const shareText = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/text',
  access: 'signed-in',
  summary: 'Set the texts of several posts at once; refused if a network does not accept one',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    texts: z
      .array(z.object({ postId: z.uuid(), text: postTextSchema }))
      .min(1)
      .max(MAX_POSTS),
  }),
  response: campaignDetailSchema,
})

export const downloadPost = endpoint({
  method: 'GET',
  path: '/api/campaigns/:id/posts/:postId/download',
  access: 'signed-in',
  summary: 'Export a post: everything as a ZIP archive, or its text as one file',
  params: ofPost,
  query: z.object({ as: z.enum(downloadForms).default('zip') }),
  response: file('application/zip', 'text/html', 'text/markdown', 'text/plain'),
  rateLimits: costly({ person: 30, seconds: 60 }),
})

export const putPostMedia = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/posts/:postId/media',
  access: 'signed-in',
  summary: 'Add an uploaded image to a post, or replace another',
  params: ofPost,
  body: newMediaSchema,
  response: campaignDetailSchema,
})

export const placePicture = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/picture',
  access: 'signed-in',
  summary: 'Put an image of the media library on several posts, cropped to the size of each',
  params: z.object({ id: z.uuid() }),
  body: placedPictureSchema,
  response: campaignDetailSchema,
  rateLimits: costly({ person: 60, seconds: 60 }),
})

export const arrangeMedia = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/media',
  access: 'signed-in',
  summary: 'Set the media of several posts: their order, without some of them, or as they were just before',
  params: z.object({ id: z.uuid() }),
  body: z.object({ posts: z.array(arrangedMediaSchema).min(1).max(MAX_POSTS) }),
  response: campaignDetailSchema,
})

export const putPostVideo = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:id/posts/:postId/video',
  access: 'signed-in',
  summary: 'Replace the media of a post with a video; refused if its network does not accept it',
  params: ofPost,
  body: newPostVideoSchema,
  response: campaignDetailSchema,
})

export const updatePostMedia = endpoint({
  method: 'PATCH',
  path: '/api/campaigns/:id/posts/:postId/media/:mediaId',
  access: 'signed-in',
  summary: 'Change the alt text of an image or video',
  params: ofMedia,
  body: z.object({ alt: altSchema }),
  response: campaignDetailSchema,
})

export const removePostMedia = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/:id/posts/:postId/media/:mediaId',
  access: 'signed-in',
  summary: 'Remove an image or video from a post',
  params: ofMedia,
  response: campaignDetailSchema,
})
