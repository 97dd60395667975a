import * as z from 'zod'
import { manifestFor } from '../account-manifest.ts'
import type { ChannelAccount, OutgoingMedia, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import type { FileRule } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import * as api from './mastodon.api.ts'
import * as map from './mastodon.map.ts'

const TYPES: Record<OutgoingMedia['kind'], FileRule['types']> = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
}

function fileRule(kind: OutgoingMedia['kind'], { limits }: ChannelAccount): FileRule {
  const { maxPictureBytes, video } = manifestFor('mastodon', limits).media
  return { types: TYPES[kind], maxBytes: kind === 'video' ? (video?.maxBytes ?? 0) : maxPictureBytes }
}

const SECOND_MS = 1000
const MEDIA_CHECK_MS = 5 * SECOND_MS
/** A server that is still working on the first call does not know its key yet. */
const SETTLE_MS = 10 * SECOND_MS
/** The server forgets a key after an hour; the rest is for clocks that differ. */
const KEY_LIFE_MS = 55 * 60 * SECOND_MS
/** A server that cannot be reached in the middle of a thread. */
const RETRY_MS = 60 * SECOND_MS

/**
 * What is saved between calls. `ids`: the parts that are visible. `sentAt`: when the next part was first sent; null if
 * it surely is not there. `round`: how often the parts were taken back.
 */
const stepSchema = z.object({
  media: z.array(z.object({ id: z.string().max(500), isReady: z.boolean() })).max(20),
  ids: z.array(z.string().max(500)).max(100),
  url: z.string().max(10_000),
  sentAt: z.string().max(40).nullable(),
  round: z.number().int(),
})
type Step = z.infer<typeof stepSchema>

/** Publishes a post part by part, from the step that was saved last. */
export async function publishStatuses(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, save, processing } = stepSaver<Step>(reach, progress)

  async function uploadMedia(saved: Step): Promise<Step | PublishOutcome> {
    let step = saved
    for (const { kind, alt, file } of post.media.slice(step.media.length)) {
      const answer = await api.uploadMedia(reach, account, await file(fileRule(kind, account)), alt)
      const { data } = api.mediaSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
      if (answer.kind !== 'answer' || (answer.status !== 200 && answer.status !== 202) || !data)
        return map.failureOf(answer, now(), false)
      step = { ...step, media: [...step.media, { id: data.id, isReady: answer.status === 200 }] }
      await save(step)
    }
    return step
  }

  async function awaitMedia(saved: Step): Promise<Step | PublishOutcome> {
    let step = saved
    for (const { id } of saved.media.filter(({ isReady }) => !isReady)) {
      const answer = await api.readMedia(reach, account, id)
      if (answer.kind === 'answer' && answer.status === 206) return processing(step, later(MEDIA_CHECK_MS))
      if (answer.kind !== 'answer' || answer.status !== 200) return map.failureOf(answer, now(), false)
      step = { ...step, media: step.media.map((each) => (each.id === id ? { id, isReady: true } : each)) }
    }
    return step
  }

  /** The server refuses a further part for good: without those before it the post can be corrected and sent again. */
  async function takeBack(step: Step): Promise<void> {
    const ids = [...step.ids]
    for (const id of step.ids.toReversed()) {
      if (map.removalOf(await api.deleteStatus(reach, account, id)) === 'unreachable') break
      ids.pop()
    }
    await save({ ...step, ids, media: ids.length === 0 ? [] : step.media, round: step.round + 1 })
  }

  async function handleFailure(answer: Answer, step: Step, isRepeated: boolean): Promise<PublishOutcome> {
    const outcome = map.explained(map.failureOf(answer, now(), true), post, account.limits)
    const hasParts = step.ids.length > 0
    if (outcome.kind === 'unknown') return outcome
    if (outcome.kind === 'rejected') {
      const refused = { ...step, sentAt: null }
      await save(refused)
      if (hasParts) await takeBack(refused)
      return outcome
    }
    // The call before this one may have been accepted; this answer says nothing about it.
    const next = isRepeated ? step : { ...step, sentAt: null }
    if (!isRepeated) await save(next)
    if (!hasParts && !isRepeated) return outcome
    if (outcome.kind === 'rate-limited') return processing(next, outcome.retryAt)
    if (outcome.kind !== 'not-sent') return outcome
    // Whether the first call arrived is found out later.
    return isRepeated ? { kind: 'unknown', reason: outcome.reason } : processing(next, later(RETRY_MS))
  }

  async function sendPart(saved: Step, part: number): Promise<Step | PublishOutcome> {
    const { sentAt } = saved
    if (sentAt !== null) {
      const age = now().getTime() - Date.parse(sentAt)
      if (age > KEY_LIFE_MS) return { kind: 'unknown', reason: 'no answer within an hour' }
      if (age < SETTLE_MS) return processing(saved, later(SETTLE_MS, new Date(sentAt)))
    }
    const step = { ...saved, sentAt: sentAt ?? now().toISOString() }
    if (sentAt === null) await save(step)
    const status = map.statusOf(post, part, {
      mediaIds: step.media.map(({ id }) => id),
      parent: step.ids.at(-1),
    })
    const answer = await api.createStatus(reach, account, map.keyOf(post.reference, part, step.round), status)
    const made = map.statusIn(answer)
    if (!made) return handleFailure(answer, step, sentAt !== null)
    return { ...step, ids: [...step.ids, made.id], url: step.url || made.url, sentAt: null }
  }

  const saved = savedStep(stepSchema, progress)
  let step: Step | PublishOutcome = saved ?? { media: [], ids: [], url: '', sentAt: null, round: 0 }
  if (step.ids.length === 0) {
    step = await uploadMedia(step)
    if (!isFinal(step)) step = await awaitMedia(step)
  }
  const parts = 1 + post.followUps.length
  while (!isFinal(step) && step.ids.length < parts) {
    const sent: Step | PublishOutcome = await sendPart(step, step.ids.length)
    // Otherwise the part would be sent again after a crash, with a key that the server may have forgotten.
    if (!isFinal(sent) && sent.ids.length < parts) await save(sent)
    step = sent
  }
  return isFinal(step) ? step : { kind: 'published', remoteId: step.ids[0] ?? '', url: step.url }
}
