import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { ChannelAccount, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { type FileRule, UnusableFile } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import { openUpload, sealUpload } from '../sealed-upload.ts'
import { BLOCK_BYTES, encryptPart } from './encrypt-part.ts'
import * as api from './snapchat.api.ts'
import { snapchat } from './snapchat.manifest.ts'
import * as map from './snapchat.map.ts'

const { maxPictureBytes, video } = snapchat.media
const PICTURE: FileRule = { types: ['image/jpeg', 'image/png'], maxBytes: maxPictureBytes }
const VIDEO: FileRule = { types: ['video/mp4'], maxBytes: video?.maxBytes ?? 0 }

const KEY_BYTES = 32
const PROCESSING_CHECK_MS = 15_000
/** Ten minutes. */
const MOST_CHECKS = 40

/**
 * What is saved between calls. `media`: the file at Snapchat, with its key, sealed. `next`: the part that is sent next,
 * from 0; null once all are there. `chain`: what that part is encrypted after. `checks`: how often Snapchat was still
 * converting it. `sentAt`: when it was posted; what became of that nobody can ask.
 */
const stepSchema = z.object({
  media: z
    .object({
      id: z.string().max(500),
      addPath: z.string().max(2000),
      finalizePath: z.string().max(2000),
      key: z.string().max(1000),
    })
    .nullable(),
  next: z.number().int().nullable(),
  chain: z.string().max(100),
  username: z.string().max(2000),
  checks: z.number().int(),
  sentAt: z.string().max(40).nullable(),
})
type Step = z.infer<typeof stepSchema>

const beginning: Step = { media: null, next: 0, chain: '', username: '', checks: 0, sentAt: null }

/** Publishes an image or a video, from the step that was saved last. */
export async function publishSnap(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, save, processing } = stepSaver<Step>(reach, progress)
  const [medium] = post.media
  const place = map.placeOf(post)

  async function fileOf() {
    if (!medium) throw new UnusableFile('file_missing', '')
    const file = await medium.file(medium.kind === 'video' ? VIDEO : PICTURE)
    if (place === 'spotlight' && medium.kind !== 'video') throw new UnusableFile('file_type', file.name)
    return file
  }

  /** Nobody sees it before it is posted, so one that was lost is made again. */
  async function createMedia(saved: Step): Promise<Step | PublishOutcome> {
    const file = await fileOf()
    const profile = await api.readOwnProfile(reach, account)
    const { data: read } = api.profileSchema.safeParse(bodyOf(profile))
    if (!read) return map.failureOf(profile, now(), false)
    const [key, iv] = [randomBytes(KEY_BYTES).toString('base64'), randomBytes(BLOCK_BYTES).toString('base64')]
    const type = medium?.kind === 'video' ? 'VIDEO' : 'IMAGE'
    const answer = await api.createMedia(reach, account, { type, name: file.name, key, iv })
    const { data: made } = api.mediaSchema.safeParse(bodyOf(answer))
    if (!made) return map.failureOf(answer, now(), false)
    const step = {
      ...saved,
      media: {
        id: made.media_id,
        addPath: made.add_path,
        finalizePath: made.finalize_path,
        key: sealUpload(reach, 'snapchat', account, key),
      },
      next: 0,
      chain: iv,
      username: read.public_profile.snap_user_name ?? '',
    }
    await save(step)
    return step
  }

  async function uploadParts(saved: Step, media: NonNullable<Step['media']>): Promise<Step | PublishOutcome> {
    const sealed = openUpload(reach, 'snapchat', account, media.key)
    if (sealed === null) return beginning
    const key = Buffer.from(sealed, 'base64')
    const file = await fileOf()
    let step = saved
    while (step.next !== null) {
      const iv = Buffer.from(step.chain, 'base64')
      const { part, isLast, lastBlock } = encryptPart(file, step.next, { key, iv })
      const answer = await api.addPart(reach, account, media.addPath, step.next + 1, part)
      if (!api.doneSchema.safeParse(bodyOf(answer)).success) return map.failureOf(answer, now(), false)
      if (isLast) {
        const done = await api.finalizeMedia(reach, account, media.finalizePath)
        if (!api.doneSchema.safeParse(bodyOf(done)).success) return map.failureOf(done, now(), false)
      }
      step = { ...step, next: isLast ? null : step.next + 1, chain: lastBlock().toString('base64') }
      await save(step)
    }
    return step
  }

  function sendTo(mediaId: string) {
    if (place === 'saved_story') return api.postSavedStory(reach, account, mediaId, map.titleOf(post))
    if (place === 'story') return api.postStory(reach, account, mediaId)
    const description = post.text.trim()
    return api.postSpotlight(reach, account, {
      media_id: mediaId,
      locale: post.options.language || 'en_US',
      skip_save_to_profile: false,
      ...(description && { description }),
    })
  }

  async function send(saved: Step, { id }: NonNullable<Step['media']>): Promise<Step | PublishOutcome> {
    const step = { ...saved, sentAt: now().toISOString() }
    await save(step)
    const answer = await sendTo(id)
    const posted = map.postedIn(answer, id)
    if (posted !== null) return { kind: 'published', remoteId: posted, url: map.profileUrl(step.username) }
    if (map.isProcessing(answer)) {
      if (saved.checks >= MOST_CHECKS) return { kind: 'rejected', reason: map.reasonOf(answer) }
      return processing({ ...saved, checks: saved.checks + 1 }, later(PROCESSING_CHECK_MS))
    }
    if (map.isExpired(answer)) {
      await save(beginning)
      return { kind: 'not-sent', reason: map.reasonOf(answer) }
    }
    const outcome = map.failureOf(answer, now(), true)
    if (outcome.kind !== 'unknown') await save(saved)
    return outcome
  }

  async function goOn(step: Step): Promise<Step | PublishOutcome> {
    if (step.sentAt !== null) return { kind: 'unknown', reason: 'Snapchat shows apps no posts of a profile' }
    if (step.media === null) return createMedia(step)
    if (step.next !== null) return uploadParts(step, step.media)
    return send(step, step.media)
  }

  let step: Step | PublishOutcome = savedStep(stepSchema, progress) ?? beginning
  while (!isFinal(step)) step = await goOn(step)
  return step
}
