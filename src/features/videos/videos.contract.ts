import * as z from 'zod'
import { empty, endpoint, file, list, pageQuery } from '#platform/endpoint.ts'
import { soundTracks } from '#platform/film-sound/sound-tracks.ts'
import { MAX_CAPTION, MAX_FILM_SECONDS } from '#platform/film-times.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { videoDurations, videoFormats, videoStyles } from '#platform/video-styles.ts'
import { videosRules } from './i18n/index.ts'

export { type SoundTrack, soundTracks } from '#platform/film-sound/sound-tracks.ts'
export {
  type VideoDuration,
  type VideoFormat,
  type VideoStyle,
  videoDurations,
  videoFormats,
  videoStyles,
} from '#platform/video-styles.ts'

export const videoStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type VideoStatus = (typeof videoStatuses)[number]

export const MAX_SCENES = 15
export const MAX_PHOTOS = 8
export const MAX_SCENE_SECONDS = 20
export const DEFAULT_VOLUME = 70

/** How a video of the media library is shown in a scene; the scene has its length. */
const clipSchema = z.object({
  /** Seconds that are left out at its beginning. */
  start: z.number().min(0).max(MAX_FILM_SECONDS),
  /** Otherwise it is heard, more quietly if there is music. */
  isMuted: z.boolean(),
})

/** One view of the video: a caption, a photo or clip of the media library, or both. */
export const sceneSchema = z.object({
  text: z.string().trim().max(MAX_CAPTION, atMostCharacters(MAX_CAPTION)),
  /** Scenes fill the video up to its closing, in proportion to these. */
  seconds: z.number().min(0.5).max(MAX_SCENE_SECONDS),
  imageId: z.uuid().nullable(),
  /** If `imageId` is a video. */
  clip: clipSchema.optional(),
})
export type Scene = z.output<typeof sceneSchema>

export const videoSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  /** Counted from 1; editing a video makes the next one. */
  version: z.number(),
  style: z.enum(videoStyles),
  /** Seconds. */
  duration: z.literal(videoDurations),
  aspectRatio: z.enum(videoFormats),
  scenes: z.array(sceneSchema),
  sound: z.enum(soundTracks),
  /** Percent. */
  volume: z.number(),
  /** The brand of its look; null for the first brand. */
  brandId: z.uuid().nullable(),
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

const promptSchema = z
  .string()
  .trim()
  .min(1, ruleText(videosRules, 'pleaseEnterVideoDescription'))
  .max(MAX_PROMPT, atMostCharacters(MAX_PROMPT))

const imageIdsSchema = z
  .array(z.uuid())
  .max(MAX_PHOTOS, ruleText(videosRules, 'tooManyPhotos', { max: MAX_PHOTOS }))
  .default([])

export const newVideoSchema = z.object({
  prompt: promptSchema,
  style: z.enum(videoStyles).default('cinematic'),
  duration: z.literal(videoDurations).default(5),
  aspectRatio: z.enum(videoFormats).default('16:9'),
  /** Photos and videos of the media library, in order; with `scenes`, the scenes name theirs. */
  imageIds: imageIdsSchema,
  /** The edited storyboard; without it, the description becomes one. */
  scenes: z
    .array(sceneSchema)
    .min(1, ruleText(videosRules, 'addScene'))
    .max(MAX_SCENES, ruleText(videosRules, 'tooManyScenes', { max: MAX_SCENES }))
    .refine(
      (scenes) => new Set(scenes.flatMap(({ imageId }) => imageId ?? [])).size <= MAX_PHOTOS,
      ruleText(videosRules, 'tooManyPhotos', { max: MAX_PHOTOS }),
    )
    .optional(),
  sound: z.enum(soundTracks).default('none'),
  volume: z.number().int().min(0).max(100).default(DEFAULT_VOLUME),
  /** The brand of its look; defaults to the first brand. */
  brandId: z.uuid().optional(),
  /** The video that was edited; it stays, and this becomes its next version. */
  previousId: z.uuid().optional(),
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

const storyboardInput = z.object({
  prompt: promptSchema,
  duration: z.literal(videoDurations).default(5),
  imageIds: imageIdsSchema,
})
export type StoryboardInput = z.output<typeof storyboardInput>

const storyboardSchema = z.object({
  scenes: z.array(sceneSchema),
  /** Captions for which the video is too short. */
  leftOut: z.array(z.string()),
})
export type Storyboard = z.output<typeof storyboardSchema>

export const planVideo = endpoint({
  method: 'POST',
  path: '/api/videos/storyboard',
  access: 'signed-in',
  summary: 'The scenes that a description would become; saves nothing',
  body: storyboardInput,
  response: storyboardSchema,
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
