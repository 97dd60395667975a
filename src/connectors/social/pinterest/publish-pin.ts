import * as z from 'zod'
import type { ChannelAccount, OutgoingMedia, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import { Base64File } from '../http/json-body.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import type { FileRule } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import * as api from './pinterest.api.ts'
import { pinterest } from './pinterest.manifest.ts'
import * as map from './pinterest.map.ts'

const { maxPictureBytes, video } = pinterest.media
const PICTURE: FileRule = { types: ['image/jpeg', 'image/png'], maxBytes: maxPictureBytes }
const VIDEO: FileRule = { types: ['video/mp4', 'video/quicktime'], maxBytes: video?.maxBytes ?? 0 }

const SECOND_MS = 1000
const MEDIA_CHECK_MS = 10 * SECOND_MS
/** When a pin that may have been accepted is looked for: it must be on its board by the last one. */
const LOOK_AFTER_MS = [30 * SECOND_MS, 180 * SECOND_MS]
/** The first picture of a video is often black. */
const COVER_AT_MS = 1000

/**
 * What is saved between calls. `sentAt`: when the pin was first sent; null if it is known not to be there. `looks`: how
 * often it was not on its board since.
 */
const stepSchema = z.object({
  videoId: z.string().max(500).nullable(),
  isUploaded: z.boolean(),
  sentAt: z.string().max(40).nullable(),
  looks: z.number().int(),
})
type Step = z.infer<typeof stepSchema>

async function imageOf({ file }: OutgoingMedia) {
  const image = await file(PICTURE)
  return { content_type: image.type, data: new Base64File(image) }
}

async function sourceOf(media: readonly OutgoingMedia[], videoId: string | null) {
  if (videoId !== null)
    return { source_type: 'video_id', media_id: videoId, cover_image_key_frame_time: COVER_AT_MS } as const
  const images = await Promise.all(media.map(imageOf))
  const [first] = images
  return first && images.length === 1
    ? ({ source_type: 'image_base64', ...first } as const)
    : ({ source_type: 'multiple_image_base64', items: images } as const)
}

/** Publishes a pin from the step that was saved last: the video first, then the pin itself. */
export async function publishPin(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, save, processing } = stepSaver<Step>(reach, progress)
  const published = (id: string): PublishOutcome => ({ kind: 'published', remoteId: id, url: map.pinUrl(id) })
  const film = post.media.find(({ kind }) => kind === 'video')

  /** A video whose upload broke off is registered anew: nobody sees it before it is pinned. */
  async function uploadVideo(saved: Step): Promise<Step | PublishOutcome> {
    if (!film || saved.isUploaded) return saved
    const file = await film.file(VIDEO)
    const answer = await api.registerVideo(reach, account)
    const { data: place } = api.registeredSchema.safeParse(bodyOf(answer, 201))
    if (!place) return map.failureOf(answer, now(), false)
    const upload = await api.uploadVideo(reach, place, file)
    const isStored = upload.kind === 'answer' && upload.status >= 200 && upload.status < 300
    if (!isStored) return { kind: 'not-sent', reason: 'the video could not be uploaded' }
    const step = { ...saved, videoId: place.media_id, isUploaded: true }
    await save(step)
    return step
  }

  async function awaitVideo(step: Step): Promise<Step | PublishOutcome> {
    if (step.videoId === null) return step
    const answer = await api.readMedia(reach, account, step.videoId)
    const { data } = api.mediaSchema.safeParse(bodyOf(answer, 200))
    if (!data) return map.failureOf(answer, now(), false)
    if (data.status === 'failed')
      return { kind: 'rejected', reason: 'Pinterest could not process the video.' }
    return data.status === 'succeeded' ? step : processing(step, later(MEDIA_CHECK_MS))
  }

  /** After an answer that got lost, the pin is looked for on its board, and only sent again if it never appears. */
  async function findSent(step: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    const lookAt = later(LOOK_AFTER_MS[step.looks] ?? 0, sentAt)
    if (lookAt > now()) return processing(step, lookAt)
    const answer = await api.listPins(reach, account)
    if (answer.kind === 'answer' && answer.status === 401) return { kind: 'token-expired' }
    const found = map.ownPinIn(answer, post, sentAt)
    if (found === null) return { kind: 'unknown', reason: 'the board could not be read' }
    if (found !== undefined) return published(found)
    const looks = step.looks + 1
    const next = looks < LOOK_AFTER_MS.length ? { ...step, looks } : { ...step, looks: 0, sentAt: null }
    await save(next)
    return next
  }

  async function sendPin(saved: Step): Promise<Step | PublishOutcome> {
    const pin = map.pinOf(account.remoteId, post, await sourceOf(post.media, saved.videoId))
    const step = { ...saved, sentAt: now().toISOString() }
    await save(step)
    const answer = await api.createPin(reach, account, pin)
    const id = map.createdIn(answer)
    if (id !== null) return published(id)
    const outcome = map.failureOf(answer, now(), true)
    // Unclear: the next attempt looks for it first.
    if (outcome.kind !== 'unknown') await save({ ...step, sentAt: null })
    return outcome
  }

  const saved = savedStep(stepSchema, progress)
  let step: Step | PublishOutcome = saved ?? { videoId: null, isUploaded: false, sentAt: null, looks: 0 }
  while (!isFinal(step)) {
    if (step.sentAt !== null) {
      step = await findSent(step, new Date(step.sentAt))
      continue
    }
    step = await uploadVideo(step)
    if (!isFinal(step)) step = await awaitVideo(step)
    if (!isFinal(step)) step = await sendPin(step)
  }
  return step
}
