import * as z from 'zod'
import type { ChannelAccount, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import type { FileRule, StoredMediaFile } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import { openUpload, sealUpload } from '../sealed-upload.ts'
import * as api from './youtube.api.ts'
import { youtube } from './youtube.manifest.ts'
import * as map from './youtube.map.ts'

const { maxPictureBytes, video } = youtube.media
const THUMBNAIL: FileRule = { types: ['image/jpeg', 'image/png'], maxBytes: maxPictureBytes }
const VIDEO: FileRule = {
  types: ['video/mp4', 'video/quicktime', 'video/webm'],
  maxBytes: video?.maxBytes ?? 0,
}

/** YouTube takes parts of any multiple of 256 KiB. */
export const PART_BYTES = 8 * 1024 * 1024
const MOST_STALLS = 3
const SECOND_MS = 1000
/** When a video that may have arrived is looked for: it must be among the uploads by the last one. */
const LOOK_AFTER_MS = [30 * SECOND_MS, 180 * SECOND_MS]
/** Most refusals come while YouTube processes the video. Afterwards it counts as published: people can see it. */
const CHECK_AFTER_MS = [10 * SECOND_MS, 30 * SECOND_MS, 120 * SECOND_MS]

/**
 * What is saved between calls. `session`: where the bytes go, sealed. `sentAt`: when the last part was first sent, because
 * from then on there may be a video. `looks`: how often it was not among the uploads since.
 */
const stepSchema = z.object({
  session: z.string().max(20_000).nullable(),
  sentAt: z.string().max(40).nullable(),
  looks: z.number().int(),
  videoId: z.string().max(500).nullable(),
  hasThumbnail: z.boolean(),
  checks: z.number().int(),
})
type Step = z.infer<typeof stepSchema>

const START: Step = {
  session: null,
  sentAt: null,
  looks: 0,
  videoId: null,
  hasThumbnail: false,
  checks: 0,
}

const isExpired = (answer: Answer) => answer.kind === 'answer' && answer.status === 401

/** Publishes a video from the step that was saved last: announced, sent in parts, and awaited. */
export async function publishVideo(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, processing, save: saveStep } = stepSaver<Step>(reach, progress)
  async function save(step: Step): Promise<Step> {
    await saveStep(step)
    return step
  }
  const film = post.media.find(({ kind }) => kind === 'video')
  const picture = post.media.find(({ kind }) => kind === 'picture')
  if (!film) return { kind: 'rejected', reason: 'no video', code: 'file_missing' }
  const announced = map.videoOf(post)
  /** Nothing was sent to this session yet, so it need not be asked how far it is. */
  let isNewSession = false
  /** Each costs one of the day's uploads, so an upload that is lost at once waits for the next attempt. */
  let hasBegun = false

  async function begin(file: StoredMediaFile): Promise<Step | PublishOutcome> {
    if (hasBegun) return { kind: 'not-sent', reason: 'the upload was lost at once' }
    hasBegun = true
    // A picture that cannot be sent is told before anything is published.
    await picture?.file(THUMBNAIL)
    const answer = await api.startUpload(reach, account, announced, file)
    const session = api.sessionIn(reach, answer)
    if (session === null) return map.failureOf(answer, now(), false)
    isNewSession = true
    return save({ ...START, session: sealUpload(reach, 'youtube', account, session) })
  }

  async function upload(file: StoredMediaFile, saved: Step, sealed: string): Promise<Step | PublishOutcome> {
    const session = openUpload(reach, 'youtube', account, sealed)
    const total = file.bytes
    let step = saved
    let next = isNewSession ? 0 : null
    let stalls = 0
    isNewSession = false

    async function sendFrom(start: number): Promise<Answer> {
      const end = Math.min(start + PART_BYTES, total) - 1
      const isLast = end === total - 1
      // Saved for each part, which also tells other workers that this one is alive.
      step = await save(isLast && step.sentAt === null ? { ...step, sentAt: now().toISOString() } : step)
      return api.sendPart(reach, account, session ?? '', file, { start, end })
    }

    while (session !== null) {
      const answer: Answer =
        next === null ? await api.askUpload(reach, account, session, total) : await sendFrom(next)
      const state = map.uploadStateIn(answer)
      if (state.kind === 'finished') return save({ ...step, videoId: state.videoId })
      if (state.kind === 'gone') break
      const mayExist = step.sentAt !== null
      if (state.kind === 'unclear') return map.failureOf(answer, now(), mayExist)
      if (next !== null && state.next <= next) stalls += 1
      // It has all bytes and is still busy, or keeps none: another attempt goes on.
      if (state.next >= total || stalls >= MOST_STALLS)
        return { kind: mayExist ? 'unknown' : 'not-sent', reason: 'the upload does not advance' }
      next = state.next
    }
    return save(step.sentAt === null ? START : { ...START, sentAt: step.sentAt })
  }

  /** Without its session, the video is looked for among the uploads, and only sent again if it never appears. */
  async function findUploaded(step: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    const lookAt = later(LOOK_AFTER_MS[step.looks] ?? 0, sentAt)
    if (lookAt > now()) return processing(step, lookAt)
    const read = await api.readOwnChannel(reach, account)
    const channel = map.channelsIn(read)?.find(({ id }) => id === account.remoteId)
    const playlist = channel?.contentDetails?.relatedPlaylists?.uploads
    if (!playlist) return map.failureOf(read, now(), true)
    const answer = await api.listUploads(reach, account, playlist)
    const videoId = map.ownUploadIn(answer, announced, sentAt)
    if (videoId === null) return map.failureOf(answer, now(), true)
    if (videoId !== undefined) return save({ ...step, videoId })
    const looks = step.looks + 1
    return save(looks < LOOK_AFTER_MS.length ? { ...step, looks } : START)
  }

  /** A video without its thumbnail is still published: channels without a verified phone number may not set one. */
  async function addThumbnail(step: Step, videoId: string): Promise<Step> {
    if (!picture || step.hasThumbnail) return step
    const answer = await api.setThumbnail(reach, account, videoId, await picture.file(THUMBNAIL))
    if (answer.kind !== 'answer' || answer.status !== 200)
      reach.log?.warn(
        { status: answer.kind === 'answer' ? answer.status : answer.kind },
        'no thumbnail was set',
      )
    return save({ ...step, hasThumbnail: true })
  }

  async function awaitVideo(saved: Step, videoId: string): Promise<PublishOutcome> {
    const step = await addThumbnail(saved, videoId)
    const published = {
      kind: 'published',
      remoteId: videoId,
      url: map.videoUrl(post.platform, videoId),
    } as const
    const answer = await api.readVideos(reach, account, [videoId], 'status')
    if (isExpired(answer)) return { kind: 'token-expired' }
    const found = map.processingIn(answer, videoId)
    if (found.kind === 'refused') return { kind: 'rejected', reason: found.reason }
    const checkAfter = CHECK_AFTER_MS[step.checks]
    if (found.kind === 'processed' || checkAfter === undefined) return published
    return processing({ ...step, checks: step.checks + 1 }, later(checkAfter))
  }

  const saved = savedStep(stepSchema, progress)
  let step: Step | PublishOutcome = saved ?? START
  while (!isFinal(step)) {
    if (step.videoId !== null) step = await awaitVideo(step, step.videoId)
    else if (step.session !== null) step = await upload(await film.file(VIDEO), step, step.session)
    else if (step.sentAt !== null) step = await findUploaded(step, new Date(step.sentAt))
    else step = await begin(await film.file(VIDEO))
  }
  return step
}
