import * as z from 'zod'
import type { ChannelAccount, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import type { FileRule } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import * as api from './google-business.api.ts'
import { googleBusiness } from './google-business.manifest.ts'
import * as map from './google-business.map.ts'

const PHOTO: FileRule = { types: ['image/jpeg', 'image/png'], maxBytes: googleBusiness.media.maxPictureBytes }

const SECOND_MS = 1000
/** When a post that may have been accepted is looked for: it must be there by the last one. */
const LOOK_AFTER_MS = [30 * SECOND_MS, 180 * SECOND_MS]
const CHECK_MS = 20 * SECOND_MS
/** Google reads each post. Most that it refuses, it refuses by then. */
const MOST_CHECKS = 6

/**
 * What is saved between calls. `sentAt`: when the post was sent; null if it is known not to be there. `looks`: how often it
 * was not there since. `name`: Google has it. `checks`: how often Google was still reading it.
 */
const stepSchema = z.object({
  sentAt: z.string().max(40).nullable(),
  looks: z.number().int(),
  name: z.string().max(600).nullable(),
  checks: z.number().int(),
})
type Step = z.infer<typeof stepSchema>

const beginning: Step = { sentAt: null, looks: 0, name: null, checks: 0 }

/** Where a profile shows its posts, if Google names no address for one. */
const PROFILE_URL = 'https://business.google.com/'

/** Publishes an update on a business profile, from the step that was saved last. */
export async function publishLocalPost(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, save, processing } = stepSaver<Step>(reach, progress)

  async function sendPost(saved: Step): Promise<Step | PublishOutcome> {
    const [photo] = post.media
    const address = await (await photo?.file(PHOTO))?.publicAddress()
    const step = { ...saved, sentAt: now().toISOString() }
    await save(step)
    const answer = await api.createPost(reach, account, map.newPostOf(post, address))
    const made = map.postIn(answer)
    if (made) return { ...step, name: made.name }
    const outcome = map.failureOf(answer, now(), true)
    // The next attempt looks for it first.
    if (outcome.kind !== 'unknown') await save({ ...step, sentAt: null })
    return outcome
  }

  /** After an answer that got lost: sent again only if the profile never shows it. */
  async function findSent(step: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    const lookAt = later(LOOK_AFTER_MS[step.looks] ?? 0, sentAt)
    if (lookAt > now()) return processing(step, lookAt)
    const answer = await api.listPosts(reach, account)
    if (answer.kind === 'answer' && answer.status === 401) return { kind: 'token-expired' }
    const found = map.ownPostIn(answer, post.text, sentAt)
    if (found === null) return { kind: 'unknown', reason: 'the posts of the profile could not be read' }
    if (found) return { ...step, name: found.name }
    const looks = step.looks + 1
    const next = looks < LOOK_AFTER_MS.length ? { ...step, looks } : { ...step, looks: 0, sentAt: null }
    await save(next)
    return next
  }

  /** What becomes of a post that Google has: it reads each before people see it. */
  async function awaitState(step: Step, name: string): Promise<PublishOutcome> {
    const answer = await api.readPost(reach, account, name)
    const shown = map.postIn(answer)
    const url = shown?.searchUrl ?? PROFILE_URL
    if (shown?.state === 'REJECTED') {
      await save(beginning)
      const reason = 'Google does not show it: it breaks a rule for posts on business profiles.'
      return { kind: 'rejected', reason, code: 'not_allowed' }
    }
    const isRead = shown?.state === 'LIVE' || step.checks >= MOST_CHECKS
    if (isRead) return { kind: 'published', remoteId: name, url }
    const next = { ...step, name, checks: step.checks + 1 }
    return processing(next, later(CHECK_MS))
  }

  let step: Step | PublishOutcome = savedStep(stepSchema, progress) ?? beginning
  while (!isFinal(step)) {
    const { name, sentAt }: Step = step
    if (name !== null) step = await awaitState(step, name)
    else step = sentAt === null ? await sendPost(step) : await findSent(step, new Date(sentAt))
  }
  return step
}
