import * as z from 'zod'
import type { ChannelAccount, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import type { FileRule } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import { firstUrlIn } from '../text/find-addresses.ts'
import { readLinkCard } from '../text/link-card.ts'
import * as api from './linkedin.api.ts'
import { linkedin } from './linkedin.manifest.ts'
import * as map from './linkedin.map.ts'
import { videoSchema } from './linkedin.schemas.ts'
import { uploadImage, uploadVideo } from './upload-files.ts'

const { maxPictureBytes, video: videoRule } = linkedin.media
const PICTURE: FileRule = { types: ['image/jpeg', 'image/png', 'image/gif'], maxBytes: maxPictureBytes }
const VIDEO: FileRule = { types: ['video/mp4'], maxBytes: videoRule?.maxBytes ?? 0 }

const SECOND_MS = 1000
const MEDIA_CHECK_MS = 10 * SECOND_MS
/** When something that may have been accepted is looked for: it must be there by the last one. */
const LOOK_AFTER_MS = [30 * SECOND_MS, 180 * SECOND_MS]
/** LinkedIn cannot be reached, or does not know a new post yet, between the post and its comments. */
const RETRY_MS = 30 * SECOND_MS
const MOST_TRIES = 10

const urn = z.string().max(500)
const line = z.string().max(10_000)
/**
 * What is saved between calls. `post` and `comments`: what is visible. `sentAt`: when the next of them was sent; null if
 * it surely is not there. `looks`: how often it was not there since. `isRepeated`: it was sent before, and not found.
 */
const stepSchema = z.object({
  images: z.array(urn).max(20),
  video: z.object({ id: urn, isReady: z.boolean() }).nullable(),
  card: z
    .object({ source: line, title: line, description: line, thumbnail: urn.nullable() })
    .nullable()
    .optional(),
  post: urn.nullable(),
  comments: z.number().int(),
  sentAt: z.string().max(40).nullable(),
  looks: z.number().int(),
  isRepeated: z.boolean(),
  tries: z.number().int(),
})
type Step = z.infer<typeof stepSchema>

const beginning: Step = {
  images: [],
  video: null,
  post: null,
  comments: 0,
  sentAt: null,
  looks: 0,
  isRepeated: false,
  tries: 0,
}

const uploadedIn = ({ images, video, card }: Step): map.Uploaded => ({
  images,
  video: video?.id ?? null,
  card: card ?? null,
})

/** Publishes a post from the step that was saved last: its files, the post itself, then our comments below it. */
export async function publishPost(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, save, processing } = stepSaver<Step>(reach, progress)

  async function uploadFiles(saved: Step): Promise<Step | PublishOutcome> {
    let step = saved
    const film = post.media.find(({ kind }) => kind === 'video')
    if (film && !step.video) {
      const file = await film.file(VIDEO)
      const uploaded = await uploadVideo(reach, account, file, () => save(saved))
      if (uploaded.kind !== 'uploaded') return uploaded
      step = { ...step, video: { id: uploaded.id, isReady: false } }
      await save(step)
    }
    const pictures = film ? [] : post.media
    for (const { file } of pictures.slice(step.images.length)) {
      const uploaded = await uploadImage(reach, account, await file(PICTURE))
      if (uploaded.kind !== 'uploaded') return uploaded
      step = { ...step, images: [...step.images, uploaded.id] }
      await save(step)
    }
    return step
  }

  async function awaitVideo(step: Step): Promise<Step | PublishOutcome> {
    const { video } = step
    if (!video || video.isReady) return step
    const answer = await api.readVideo(reach, account, video.id)
    const { data } = videoSchema.safeParse(bodyOf(answer))
    if (!data) return map.failureOf(answer, now(), false)
    if (data.status === 'AVAILABLE') return { ...step, video: { ...video, isReady: true } }
    if (data.status !== 'PROCESSING_FAILED') return processing(step, later(MEDIA_CHECK_MS))
    await save({ ...step, video: null })
    return { kind: 'rejected', reason: 'LinkedIn could not process the video.' }
  }

  /** LinkedIn reads no pages itself. Nothing that goes wrong with a card is a reason not to post. */
  async function readCard(): Promise<map.Card | null> {
    const link = post.media.length === 0 ? firstUrlIn(post.text) : undefined
    const card = link === undefined ? null : await readLinkCard(reach, link, PICTURE)
    if (!card) return null
    const thumbnail = card.picture ? await uploadImage(reach, account, card.picture) : null
    const { url: source, title, description } = card
    return { source, title, description, thumbnail: thumbnail?.kind === 'uploaded' ? thumbnail.id : null }
  }

  async function sendPost(saved: Step): Promise<Step | PublishOutcome> {
    const card = saved.card === undefined ? await readCard() : saved.card
    const step = { ...saved, card, sentAt: now().toISOString() }
    await save(step)
    const answer = await api.createPost(
      reach,
      account,
      map.newPostOf(account.remoteId, post, uploadedIn(step)),
    )
    const id = map.createdIn(answer)
    if (id !== null) return found(step, { post: id })
    // It has arrived after all: the next attempt looks for it again.
    if (step.isRepeated && map.isDuplicate(answer)) return { kind: 'unknown', reason: 'it is there already' }
    const outcome = map.failureOf(answer, now(), true)
    if (outcome.kind !== 'unknown') await save({ ...step, sentAt: null })
    return outcome
  }

  /** Without the comment, the post can be corrected and sent again. Its comments go with it. */
  async function takeBack(step: Step): Promise<boolean> {
    const removal = map.removalOf(await api.deletePost(reach, account, step.post ?? ''))
    if (removal === 'unreachable') return false
    await save(beginning)
    return true
  }

  async function handleRefusedComment(answer: Answer, step: Step): Promise<PublishOutcome> {
    const outcome = map.failureOf(answer, now(), true)
    if (outcome.kind === 'unknown') return outcome
    const next = { ...step, sentAt: null, tries: step.tries + 1 }
    await save(next)
    const isUnknownYet = answer.kind === 'answer' && answer.status === 404
    if ((isUnknownYet || outcome.kind === 'not-sent') && next.tries < MOST_TRIES)
      return processing(next, later(RETRY_MS))
    if (outcome.kind === 'rate-limited') return processing(next, outcome.retryAt)
    const stays = outcome.kind === 'not-sent' || (outcome.kind === 'rejected' && !(await takeBack(next)))
    // The post is there, without its comment: a person has to know, unless a further attempt helps.
    return stays ? { kind: 'unknown', reason: outcome.reason } : outcome
  }

  async function sendComment(saved: Step): Promise<Step | PublishOutcome> {
    const step = { ...saved, sentAt: now().toISOString() }
    await save(step)
    const text = post.followUps[step.comments] ?? ''
    const answer = await api.createComment(reach, account, step.post ?? '', text)
    if (map.createdIn(answer) === null) return handleRefusedComment(answer, step)
    return found(step, { comments: step.comments + 1 })
  }

  /** The part that was sent is visible. */
  async function found(step: Step, more: Partial<Step>): Promise<Step> {
    const next = { ...step, ...more, sentAt: null, looks: 0, isRepeated: false, tries: 0 }
    if (next.comments < post.followUps.length) await save(next)
    return next
  }

  /** What it shows of the part that was sent: undefined if that is not there, null if it does not say. */
  async function lookFor(
    step: Step,
    sentAt: Date,
  ): Promise<Partial<Step> | null | undefined | 'token-expired'> {
    const { post: below, comments } = step
    const answer =
      below === null ? await api.listPosts(reach, account) : await api.listComments(reach, account, below)
    if (answer.kind === 'answer' && answer.status === 401) return 'token-expired'
    if (below === null) {
      const id = map.ownPostIn(answer, post.text, uploadedIn(step), sentAt)
      return id ? { post: id } : id === undefined ? undefined : null
    }
    const text = post.followUps[comments] ?? ''
    const before = post.followUps.slice(0, comments).filter((each) => each === text).length
    const shown = map.ownCommentsIn(answer, account.remoteId, text)
    if (shown === null) return null
    return shown > before ? { comments: comments + 1 } : undefined
  }

  /** After an answer that got lost: sent again only if the page never shows it. */
  async function findSent(step: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    // Apps may not read what is on a profile, so a person looks.
    if (!map.isOrganization(account.remoteId))
      return { kind: 'unknown', reason: 'LinkedIn shows apps no posts of a profile' }
    const lookAt = later(LOOK_AFTER_MS[step.looks] ?? 0, sentAt)
    if (lookAt > now()) return processing(step, lookAt)
    const seen = await lookFor(step, sentAt)
    if (seen === 'token-expired') return { kind: 'token-expired' }
    if (seen === null) return { kind: 'unknown', reason: 'the page could not be read' }
    if (seen !== undefined) return found(step, seen)
    const looks = step.looks + 1
    const next =
      looks < LOOK_AFTER_MS.length
        ? { ...step, looks }
        : { ...step, looks: 0, sentAt: null, isRepeated: true }
    await save(next)
    return next
  }

  async function goOn(step: Step): Promise<Step | PublishOutcome> {
    if (step.sentAt !== null) return findSent(step, new Date(step.sentAt))
    if (step.post === null) {
      const uploaded = await uploadFiles(step)
      const ready = isFinal(uploaded) ? uploaded : await awaitVideo(uploaded)
      return isFinal(ready) ? ready : sendPost(ready)
    }
    if (step.comments < post.followUps.length) return sendComment(step)
    return { kind: 'published', remoteId: step.post, url: map.postUrl(step.post) }
  }

  let step: Step | PublishOutcome = savedStep(stepSchema, progress) ?? beginning
  while (!isFinal(step)) step = await goOn(step)
  return step
}
