import * as z from 'zod'
import { empty, endpoint, file, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { videoDurations, videoStyles } from '#platform/video-styles.ts'
import { videosRules } from './i18n/index.ts'

export { type VideoDuration, type VideoStyle, videoDurations, videoStyles } from '#platform/video-styles.ts'

export const videoStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type VideoStatus = (typeof videoStatuses)[number]

export const videoSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  style: z.enum(videoStyles),
  /** Seconds. */
  duration: z.literal(videoDurations),
  status: z.enum(videoStatuses),
  /** Percent. */
  progress: z.number(),
  /** Known from the start; it plays once the video is done. */
  videoUrl: z.string(),
  /** The stored file, as posts refer to it; null until done. */
  fileUrl: z.string().nullable(),
  /** Why it failed, in the language of the request. */
  error: z.string().nullable(),
  createdAt: instantSchema,
})
export type Video = z.output<typeof videoSchema>

export const MAX_PROMPT = 1000

export const newVideoSchema = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, ruleText(videosRules, 'pleaseEnterVideoDescription'))
    .max(MAX_PROMPT, atMostCharacters(MAX_PROMPT)),
  style: z.enum(videoStyles).default('cinematic'),
  duration: z.literal(videoDurations).default(5),
  aspectRatio: z.literal('16:9').default('16:9'),
  /** The brand of its look; defaults to the first brand. */
  brandId: z.uuid().optional(),
})
export type NewVideo = z.output<typeof newVideoSchema>

const params = z.object({ id: z.uuid() })

export const generateVideo = endpoint({
  method: 'POST',
  path: '/api/generate-video',
  access: 'signed-in',
  summary: 'Make a video from a description; it is rendered in the background',
  body: newVideoSchema,
  response: videoSchema,
  status: 202,
  rateLimits: costly({ person: 20, seconds: 600 }),
  idempotent: true,
})

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/videos',
  access: 'signed-in',
  summary: 'The videos of the workspace, newest first',
  topics: ['videos'],
  query: z.object(pageQuery),
  response: list(videoSchema),
})

export const getVideo = endpoint({
  method: 'GET',
  path: '/api/videos/:id',
  access: 'signed-in',
  summary: 'One video with its progress',
  topics: ['videos/:id'],
  params,
  response: videoSchema,
})

export const videoFile = endpoint({
  method: 'GET',
  path: '/api/videos/:id/file',
  access: 'signed-in',
  summary: 'The video file, with ranges; not found until it is done',
  params,
  response: file('video/mp4'),
})

export const deleteVideo = endpoint({
  method: 'DELETE',
  path: '/api/videos/:id',
  access: 'signed-in',
  summary: 'Delete a video, also while it is being rendered',
  params,
  response: empty,
})
