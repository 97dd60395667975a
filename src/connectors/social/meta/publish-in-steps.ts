import * as z from 'zod'
import type { OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import { failureOf } from './graph-error.ts'

const SECOND_MS = 1000
export const CHECK_MS = 10 * SECOND_MS
/** When something that may have been accepted is looked for: it must be there by the last one. */
const LOOK_AFTER_MS = [30 * SECOND_MS, 180 * SECOND_MS]
/** The comment below a post that is visible, while the network is away. */
const RETRY_MS = 60 * SECOND_MS

const id = z.string().max(500)
const instant = z.string().max(40)

/**
 * What is saved between calls. `parts`: uploaded, and nobody sees them. `containerId`: what the post is published from,
 * a container or a video. `sentAt`: when the post was sent; null if it is known not to be there. `looks`: how often it was
 * not there since. `isAccepted`: it will appear without being sent again. `postId`: it is there.
 */
const stepSchema = z.object({
  parts: z.array(id).max(20),
  containerId: id.nullable(),
  upload: z.object({ session: id, start: z.number().int(), end: z.number().int() }).nullable(),
  isUploaded: z.boolean(),
  sentAt: instant.nullable(),
  looks: z.number().int(),
  isAccepted: z.boolean(),
  postId: id.nullable(),
  comment: z.object({ sentAt: instant, looks: z.number().int() }).nullable(),
})
export type Step = z.infer<typeof stepSchema>

export const firstStep: Step = {
  parts: [],
  containerId: null,
  upload: null,
  isUploaded: false,
  sentAt: null,
  looks: 0,
  isAccepted: false,
  postId: null,
  comment: null,
}

export type Found =
  | { kind: 'found'; id: string }
  | { kind: 'absent' }
  /** Accepted, and not there yet. */
  | { kind: 'waiting' }
  /** Accepted once, and refused since: it will not appear. */
  | { kind: 'refused'; outcome: PublishOutcome }
  /** The network does not say. */
  | { kind: 'unclear'; reason: string }

export type Steps = {
  save(step: Step): Promise<void>
  /** To be continued from this step, after a while. */
  wait(step: Step, ms?: number): PublishOutcome
}

/** How one kind of post is published. */
export type Publication = {
  /** Uploads what the post needs; nobody sees it. A step that is final ends the attempt. */
  prepare(step: Step, steps: Steps): Promise<Step | PublishOutcome>
  /** The call that makes the post visible. */
  send(step: Step): Promise<Answer>
  /** Null: it was not accepted. Without an id, it appears later. */
  acceptedIn(answer: Answer): { id: string | null } | null
  find(step: Step, sentAt: Date): Promise<Found>
  urlOf(id: string): Promise<string>
  sendComment(id: string, text: string): Promise<Answer>
  findComment(id: string, text: string, sentAt: Date): Promise<Found>
}

/** Publishes from the step that was saved last. What may have been accepted is looked for before it is sent again. */
export async function publishInSteps(
  { clock }: Pick<Reach, 'clock'>,
  publication: Publication,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, save, processing: waitUntil } = stepSaver<Step>({ clock }, progress)
  const steps: Steps = {
    save,
    wait: (step, ms = CHECK_MS) => waitUntil(step, later(ms)),
  }
  const [comment] = post.followUps

  /** The time of the next look; null if it has come. */
  function nextLook(looks: number, sentAt: Date): Date | null {
    const at = later(LOOK_AFTER_MS[looks] ?? 0, sentAt)
    return at > now() ? at : null
  }

  async function findSent(step: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    const lookAt = step.isAccepted ? null : nextLook(step.looks, sentAt)
    if (lookAt) return waitUntil(step, lookAt)
    const found = await publication.find(step, sentAt)
    if (found.kind === 'found') return { ...step, postId: found.id }
    if (found.kind === 'unclear') return { kind: 'unknown', reason: found.reason }
    if (found.kind === 'waiting') return steps.wait({ ...step, isAccepted: true })
    if (found.kind === 'refused') {
      await steps.save(firstStep)
      return found.outcome
    }
    if (step.isAccepted) return steps.wait(step)
    const looks = step.looks + 1
    const next = looks < LOOK_AFTER_MS.length ? { ...step, looks } : { ...step, looks: 0, sentAt: null }
    await steps.save(next)
    return next
  }

  async function sendPost(prepared: Step): Promise<Step | PublishOutcome> {
    const step = { ...prepared, sentAt: now().toISOString() }
    await steps.save(step)
    const answer = await publication.send(step)
    const accepted = publication.acceptedIn(answer)
    if (accepted) return { ...step, isAccepted: true, postId: accepted.id }
    const outcome = failureOf(answer, now(), true)
    // Unclear: the next attempt looks for it first.
    if (outcome.kind !== 'unknown') await steps.save({ ...step, sentAt: null })
    return outcome
  }

  async function findComment(
    step: Step,
    postId: string,
    text: string,
  ): Promise<Step | null | PublishOutcome> {
    if (!step.comment) return step
    const sentAt = new Date(step.comment.sentAt)
    const lookAt = nextLook(step.comment.looks, sentAt)
    if (lookAt) return waitUntil(step, lookAt)
    const found = await publication.findComment(postId, text, sentAt)
    if (found.kind === 'found') return null
    if (found.kind !== 'absent') return { kind: 'unknown', reason: 'the comment could not be looked for' }
    const looks = step.comment.looks + 1
    const next = looks < LOOK_AFTER_MS.length ? { sentAt: step.comment.sentAt, looks } : null
    await steps.save({ ...step, comment: next })
    return { ...step, comment: next }
  }

  /** The first comment below a post that is visible. If the network refuses it, the post stays without. */
  async function addComment(published: Step, postId: string, text: string): Promise<PublishOutcome | null> {
    let step = published
    while (step.comment) {
      const found = await findComment(step, postId, text)
      if (found === null) return null
      if (isFinal(found)) return found
      step = found
    }
    step = { ...step, comment: { sentAt: now().toISOString(), looks: 0 } }
    await steps.save(step)
    const answer = await publication.sendComment(postId, text)
    const outcome = failureOf(answer, now(), true)
    if (answer.kind === 'answer' && answer.status === 200) return null
    if (outcome.kind === 'unknown') return outcome
    const unsent = { ...step, comment: null }
    await steps.save(unsent)
    if (outcome.kind === 'rate-limited') return waitUntil(unsent, outcome.retryAt)
    return outcome.kind === 'not-sent' ? steps.wait(unsent, RETRY_MS) : null
  }

  const saved = savedStep(stepSchema, progress)
  let step: Step | PublishOutcome = saved ?? firstStep
  while (!isFinal(step)) {
    const { postId, sentAt }: Step = step
    if (postId !== null) {
      const left: PublishOutcome | null =
        comment === undefined ? null : await addComment(step, postId, comment)
      return left ?? { kind: 'published', remoteId: postId, url: await publication.urlOf(postId) }
    }
    if (sentAt !== null) step = await findSent(step, new Date(sentAt))
    else {
      step = await publication.prepare(step, steps)
      if (!isFinal(step)) step = await sendPost(step)
    }
  }
  return step
}
