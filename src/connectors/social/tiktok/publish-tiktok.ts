import * as z from 'zod'
import type { ChannelAccount, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import type { FileRule, StoredMediaFile } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import { openUpload, sealUpload } from '../sealed-upload.ts'
import * as api from './tiktok.api.ts'
import { tiktok } from './tiktok.manifest.ts'
import * as map from './tiktok.map.ts'

const { maxPictureBytes, video } = tiktok.media
const PICTURE: FileRule = { types: ['image/jpeg', 'image/webp'], maxBytes: maxPictureBytes }
const VIDEO: FileRule = {
  types: ['video/mp4', 'video/quicktime', 'video/webm'],
  maxBytes: video?.maxBytes ?? 0,
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** After this, the address of an upload takes no more bytes. */
const ADDRESS_MS = 60 * MINUTE_MS
const QUICK_CHECKS = 6
const MOST_CHECKS = 80
/** How often the id of a public post is asked for; TikTok names it once it has looked at the post. */
const ID_CHECKS = 3
const MOST_STALLS = 3

/**
 * What is saved between calls. `publishId`: what TikTok calls the post from the beginning. `address`: where the bytes of a
 * video go, sealed; null once all are there, or it takes none. `sent`: the bytes that TikTok confirmed. `sentAt`: when the
 * last chunk was first sent, because from then on there may be a post. `askedAt`: when images were handed over, null if
 * they are known not to be there.
 */
const stepSchema = z.object({
  publishId: z.string().max(500).nullable(),
  address: z.string().max(20_000).nullable(),
  begunAt: z.string().max(40).nullable(),
  sent: z.number().int(),
  sentAt: z.string().max(40).nullable(),
  askedAt: z.string().max(40).nullable(),
  username: z.string().max(2000).nullable(),
  checks: z.number().int(),
})
type Step = z.infer<typeof stepSchema>

const START: Step = {
  publishId: null,
  address: null,
  begunAt: null,
  sent: 0,
  sentAt: null,
  askedAt: null,
  username: null,
  checks: 0,
}

type Direct = { info: map.PostInfo; username: string | null }

/** Hands a post over from the step that was saved last: as a draft, or directly if a person chose that. */
export async function publishTiktok(
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
  const isDirect = map.isDirect(post)
  const film = post.media.find(({ kind }) => kind === 'video')
  if (post.media.length === 0) return { kind: 'rejected', reason: 'no media', code: 'file_missing' }
  /** Nothing was sent to this upload yet, so its state need not be asked for. */
  let isNewUpload = false
  /** Uploads are counted, so one that is lost at once waits for the next attempt. */
  let hasBegun = false

  /** What the account allows is asked right before each direct post, as TikTok wants it. */
  async function readDirect(): Promise<Direct | PublishOutcome> {
    const answer = await api.readCreator(reach, account)
    const creator = map.creatorIn(answer)
    if (!creator) {
      // Drafts still work, so the account does not have to be connected again.
      if (map.lacksScope(answer))
        return { kind: 'rejected', reason: map.reasonOf(answer), code: 'app_not_approved' }
      return map.failureOf(answer, now(), false)
    }
    const info = map.infoOf(post, creator)
    return 'kind' in info ? info : { info, username: creator.creator_username ?? null }
  }

  async function beginVideo(file: StoredMediaFile): Promise<Step | PublishOutcome> {
    if (hasBegun) return { kind: 'not-sent', reason: 'the upload was lost at once' }
    hasBegun = true
    const direct = isDirect ? await readDirect() : null
    if (direct && 'kind' in direct) return direct
    const info = direct && { title: post.text, ...direct.info }
    const answer = await api.beginVideo(reach, account, map.planOf(file.bytes), info)
    const begun = map.begunIn(answer)
    // An upload without bytes becomes no post, so one whose answer got lost is simply begun again.
    if (!begun?.address) return map.failureOf(answer, now(), false)
    isNewUpload = true
    return save({
      ...START,
      publishId: begun.publishId,
      address: sealUpload(reach, 'tiktok', account, begun.address),
      begunAt: now().toISOString(),
      username: direct?.username ?? null,
    })
  }

  /**
   * TikTok reads images once it is asked to, and an answer that got lost cannot be looked up. A direct post stays unclear
   * then. A draft is sent again: a second one in the inbox harms nobody.
   */
  async function postPhotos(saved: Step): Promise<Step | PublishOutcome> {
    const mayExist = saved.askedAt !== null
    if (mayExist && isDirect) return { kind: 'unknown', reason: 'TikTok did not say whether it arrived' }
    const direct = isDirect ? await readDirect() : null
    if (direct && 'kind' in direct) return direct
    const addresses: string[] = []
    for (const { file } of post.media) addresses.push(await (await file(PICTURE)).publicAddress())
    const info = map.photoInfoOf(post.text, direct?.info ?? null)
    const step = await save({ ...saved, askedAt: now().toISOString() })
    const mode = isDirect ? 'DIRECT_POST' : 'MEDIA_UPLOAD'
    const answer = await api.postPhotos(reach, account, mode, info, addresses)
    const begun = map.begunIn(answer)
    if (begun) return save({ ...START, publishId: begun.publishId, username: direct?.username ?? null })
    const outcome = map.failureOf(answer, now(), true)
    if (outcome.kind === 'unknown') return outcome
    if (mayExist && outcome.kind === 'not-sent') return { ...outcome, kind: 'unknown' }
    await save({ ...step, askedAt: saved.askedAt })
    return outcome
  }

  /** The address takes nothing more. Before its last chunk there is no post, so it starts over. */
  const withoutAddress = (step: Step) => save(step.sentAt === null ? START : { ...step, address: null })

  async function upload(file: StoredMediaFile, saved: Step, from: number): Promise<Step | PublishOutcome> {
    const address = openUpload(reach, 'tiktok', account, saved.address ?? '')
    if (address === null) return withoutAddress(saved)
    const plan = map.planOf(file.bytes)
    let step = saved
    let position = from
    let stalls = 0
    while (position < file.bytes) {
      const { start, end, isLast } = map.chunkAt(plan, position)
      // Saved for each chunk, which also tells other workers that this one is alive.
      const sentAt = step.sentAt ?? (isLast ? now().toISOString() : null)
      step = await save({ ...step, sent: start, sentAt })
      const answer: Answer = await api.sendChunk(reach, address, file, { start, end })
      const state = map.chunkStateIn(answer)
      if (state.kind === 'all') break
      if (state.kind === 'gone') return withoutAddress(step)
      if (state.kind === 'unclear') {
        const reason = map.reasonOf(answer)
        return { kind: step.sentAt === null ? 'not-sent' : 'unknown', reason }
      }
      position = state.kind === 'elsewhere' ? state.position : end + 1
      if (state.kind === 'elsewhere') stalls += 1
      if (stalls >= MOST_STALLS)
        return {
          kind: step.sentAt === null ? 'not-sent' : 'unknown',
          reason: 'the upload does not advance',
        }
    }
    return save({ ...step, address: null, sent: file.bytes })
  }

  function awaitPost(step: Step): PublishOutcome {
    if (step.checks >= MOST_CHECKS) return { kind: 'unknown', reason: 'TikTok is still processing it' }
    const wait = step.checks < QUICK_CHECKS ? 10 * SECOND_MS : MINUTE_MS
    return processing({ ...step, checks: step.checks + 1 }, later(wait))
  }

  function published(step: Step, postId: string | null): PublishOutcome {
    const isComing = postId === null && isDirect && map.isPublic(post)
    if (isComing && step.checks < QUICK_CHECKS + ID_CHECKS)
      return processing({ ...step, checks: Math.max(step.checks, QUICK_CHECKS) + 1 }, later(20 * SECOND_MS))
    const url = map.postUrl(film ? 'video' : 'photo', step.username, postId)
    return { kind: 'published', remoteId: postId ?? step.publishId ?? '', url }
  }

  /** An upload is resumed where TikTok is; one that can no longer end starts over. */
  async function goOnUploading(step: Step, uploaded: number | null): Promise<Step | PublishOutcome> {
    if (!film) return awaitPost(step)
    const file = await film.file(VIDEO)
    const position = uploaded ?? step.sent
    if (position >= file.bytes) return awaitPost(step)
    if (step.address !== null) return upload(file, step, position)
    const isOver = step.begunAt !== null && later(ADDRESS_MS, new Date(step.begunAt)) <= now()
    return isOver && uploaded !== null ? save(START) : awaitPost(step)
  }

  /** TikTok is asked what became of the post, by the id that it had from the beginning. */
  async function look(step: Step, publishId: string): Promise<Step | PublishOutcome> {
    const answer = await api.readStatus(reach, account, publishId)
    const found = map.statusIn(answer)
    const mayExist = !film || step.sentAt !== null
    if (!found) {
      if (map.isLimited(answer)) return processing(step, later(MINUTE_MS))
      if (map.isUnknownPost(answer))
        return mayExist ? { kind: 'unknown', reason: map.reasonOf(answer) } : save(START)
      const outcome = map.failureOf(answer, now(), mayExist)
      return mayExist && outcome.kind === 'not-sent' ? { ...outcome, kind: 'unknown' } : outcome
    }
    switch (found.status) {
      case 'FAILED':
        await save(START)
        return map.failedOutcome(found.failReason, now())
      case 'SEND_TO_USER_INBOX':
        return { kind: 'drafted' }
      case 'PUBLISH_COMPLETE':
        return published(step, found.postId)
      default:
        return goOnUploading(step, found.uploadedBytes)
    }
  }

  let step: Step | PublishOutcome = savedStep(stepSchema, progress) ?? START
  while (!isFinal(step)) {
    if (step.publishId === null)
      step = film ? await beginVideo(await film.file(VIDEO)) : await postPhotos(step)
    else if (isNewUpload && film) {
      isNewUpload = false
      step = await upload(await film.file(VIDEO), step, 0)
    } else step = await look(step, step.publishId)
  }
  return step
}
