import * as z from 'zod'
import type { ChannelAccount, OutgoingMedia, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import { failureOf } from '../meta/graph-error.ts'
import type { FileRule } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import * as api from './threads.api.ts'
import { threads } from './threads.manifest.ts'
import * as map from './threads.map.ts'

const { maxPictureBytes, video } = threads.media
const PICTURE: FileRule = { types: ['image/jpeg', 'image/png'], maxBytes: maxPictureBytes }
const VIDEO: FileRule = { types: ['video/mp4', 'video/quicktime'], maxBytes: video?.maxBytes ?? 0 }

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const CHECK_MS = 10 * SECOND_MS
/** When a part that may have been accepted is asked for: by the last time it says whether it is published. */
const LOOK_AFTER_MS = [30 * SECOND_MS, 180 * SECOND_MS]
/** Threads cannot be reached in the middle of a thread. */
const RETRY_MS = 60 * SECOND_MS

const id = z.string().max(500)

/**
 * What is saved between calls. `ids`: the parts that are visible. Of the next one: `children` are the files of a carousel,
 * `containerId` is what it is published from, once; `sentAt`: when that was asked for, null if it is known not to be there;
 * `looks`: how often it was not published since.
 */
const stepSchema = z.object({
  ids: z.array(id).max(100),
  children: z.array(id).max(20),
  containerId: id.nullable(),
  sentAt: z.string().max(40).nullable(),
  looks: z.number().int(),
})
type Step = z.infer<typeof stepSchema>

const fresh = { children: [], containerId: null, sentAt: null, looks: 0 } satisfies Partial<Step>

/** Publishes a thread part by part, from the step that was saved last. */
export async function publishThread(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, save, processing } = stepSaver<Step>(reach, progress)
  const textOf = ({ ids }: Step) => (ids.length === 0 ? post.text : (post.followUps[ids.length - 1] ?? ''))

  async function mediaFields({ kind, alt, file }: OutgoingMedia) {
    const address = await (await file(kind === 'video' ? VIDEO : PICTURE)).publicAddress()
    return {
      ...(kind === 'video'
        ? { media_type: 'VIDEO' as const, video_url: address }
        : { media_type: 'IMAGE' as const, image_url: address }),
      ...(alt !== '' && { alt_text: alt }),
    }
  }

  async function create(container: api.NewContainer): Promise<{ id: string } | PublishOutcome> {
    const answer = await api.createContainer(reach, account, container)
    return api.idSchema.safeParse(bodyOf(answer)).data ?? failureOf(answer, now(), false)
  }

  /** Null once it can be published. */
  async function awaitContainer(id: string, step: Step): Promise<'expired' | PublishOutcome | null> {
    const answer = await api.readContainer(reach, account, id)
    const { data } = api.containerSchema.safeParse(bodyOf(answer))
    if (!data) return failureOf(answer, now(), false)
    if (data.status === 'EXPIRED') return 'expired'
    if (data.status === 'ERROR') return map.rejectionIn(data.error_message)
    return data.status === 'IN_PROGRESS' ? processing(step, later(CHECK_MS)) : null
  }

  /** Threads counts posts by the day. If it does not tell, publishing shows. */
  async function limitOf(): Promise<PublishOutcome | null> {
    const { data } = api.limitSchema.safeParse(bodyOf(await api.readLimit(reach, account)))
    const { quota_usage: used, config } = data?.data[0] ?? {}
    const total = config?.quota_total
    if (typeof used !== 'number' || typeof total !== 'number' || used < total) return null
    return { kind: 'rate-limited', retryAt: later(HOUR_MS) }
  }

  async function createPart(step: Step): Promise<{ id: string } | PublishOutcome> {
    const parent = step.ids.at(-1)
    const part = map.partOf(post, parent === undefined ? null : { place: step.ids.length, id: parent })
    const [file] = parent === undefined ? post.media : []
    if (!file) return create({ media_type: 'TEXT', ...part })
    if (step.children.length === 0) return create({ ...(await mediaFields(file)), ...part })
    return create({ media_type: 'CAROUSEL', children: step.children.join(','), ...part })
  }

  async function prepareOnce(saved: Step): Promise<Step | PublishOutcome | 'expired'> {
    let step = saved
    if (step.ids.length === 0 && step.containerId === null && step.children.length === 0) {
      const limited = await limitOf()
      if (limited) return limited
    }
    const files = step.ids.length === 0 && post.media.length > 1 ? post.media : []
    for (const file of files.slice(step.children.length)) {
      const made = await create({ ...(await mediaFields(file)), is_carousel_item: 'true' })
      if ('kind' in made) return made
      step = { ...step, children: [...step.children, made.id] }
      await save(step)
    }
    if (step.containerId === null) {
      for (const child of step.children) {
        const left = await awaitContainer(child, step)
        if (left) return left
      }
      const made = await createPart(step)
      if ('kind' in made) return made
      step = { ...step, containerId: made.id }
      await save(step)
    }
    return (await awaitContainer(step.containerId ?? '', step)) ?? step
  }

  /** A container that expired is created again; one that Threads refuses ends the attempt. */
  async function preparePart(saved: Step): Promise<Step | PublishOutcome> {
    let prepared = await prepareOnce(saved)
    if (prepared === 'expired') {
      const restarted = { ...saved, ...fresh }
      await save(restarted)
      prepared = await prepareOnce(restarted)
    }
    if (prepared === 'expired') return { kind: 'not-sent', reason: 'the container expired' }
    return isFinal(prepared) ? handleFailure(prepared, saved) : prepared
  }

  /** A further part is refused for good: without those before it, the post can be corrected and sent again. */
  async function takeBack(step: Step): Promise<boolean> {
    const ids = [...step.ids]
    for (const id of step.ids.toReversed()) {
      if (map.removalOf(await api.deletePost(reach, account, id)) === 'unreachable') break
      ids.pop()
    }
    await save({ ...fresh, ids })
    return ids.length === 0
  }

  /** The outcome for the thread if its next part was not published. */
  async function handleFailure(outcome: PublishOutcome, step: Step): Promise<PublishOutcome> {
    const hasParts = step.ids.length > 0
    if (outcome.kind === 'rejected') {
      await save({ ...step, ...fresh })
      if (!hasParts || (await takeBack(step))) return outcome
      // A part of the thread is there, and stays: a person has to know, unless a further attempt helps.
      return { kind: 'unknown', reason: outcome.reason }
    }
    if (!hasParts) return outcome
    if (outcome.kind === 'rate-limited') return processing(step, outcome.retryAt)
    return outcome.kind === 'not-sent' ? processing(step, later(RETRY_MS)) : outcome
  }

  async function sendPart(prepared: Step): Promise<Step | PublishOutcome> {
    const step = { ...prepared, sentAt: now().toISOString() }
    await save(step)
    const answer = await api.publishContainer(reach, account, step.containerId ?? '')
    const made = api.idSchema.safeParse(bodyOf(answer)).data
    if (made) return published(step, made.id)
    const outcome = failureOf(answer, now(), true)
    // The next attempt finds out first.
    if (outcome.kind === 'unknown') return outcome
    await save(prepared)
    return handleFailure(outcome, prepared)
  }

  async function published(step: Step, id: string): Promise<Step> {
    const next = { ...fresh, ids: [...step.ids, id] }
    if (next.ids.length <= post.followUps.length) await save(next)
    return next
  }

  /** The id of a part that is published, although the answer that named it got lost. */
  async function findPublished(step: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    const edge = step.ids.length === 0 ? 'threads' : 'replies'
    const answer: Answer = await api.listPosts(reach, account, edge)
    const id = map.ownIdIn(answer, textOf(step), sentAt, step.ids)
    if (id === null) return { kind: 'unknown', reason: 'the posts of the profile could not be read' }
    return id === undefined ? processing(step, later(CHECK_MS)) : published(step, id)
  }

  /** After an answer that got lost. A container can be published once, and says whether it was. */
  async function findSent(step: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    const lookAt = later(LOOK_AFTER_MS[step.looks] ?? 0, sentAt)
    if (lookAt > now()) return processing(step, lookAt)
    const answer = await api.readContainer(reach, account, step.containerId ?? '')
    const { data } = api.containerSchema.safeParse(bodyOf(answer))
    if (!data) return { kind: 'unknown', reason: 'the state of the container could not be read' }
    if (data.status === 'PUBLISHED') return findPublished(step, sentAt)
    const looks = step.looks + 1
    const next = looks < LOOK_AFTER_MS.length ? { ...step, looks } : { ...step, looks: 0, sentAt: null }
    await save(next)
    return next
  }

  async function urlOf(id: string): Promise<string> {
    const { data } = api.postSchema.safeParse(bodyOf(await api.readPost(reach, account, id)))
    return data?.permalink ?? 'https://www.threads.net/'
  }

  async function goOn(step: Step): Promise<Step | PublishOutcome> {
    const [first] = step.ids
    if (first !== undefined && step.ids.length > post.followUps.length)
      return { kind: 'published', remoteId: first, url: await urlOf(first) }
    if (step.sentAt !== null) return findSent(step, new Date(step.sentAt))
    const prepared = await preparePart(step)
    return isFinal(prepared) ? prepared : sendPart(prepared)
  }

  const saved = savedStep(stepSchema, progress)
  let step: Step | PublishOutcome = saved ?? { ...fresh, ids: [] }
  while (!isFinal(step)) step = await goOn(step)
  return step
}
