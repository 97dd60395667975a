import type { ChannelAccount, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import { UnusableFile } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import { CLOCKS_DIFFER_MS } from '../text/same-text.ts'
import { overLimit, postCharges } from './post-charges.ts'
import { beginning, type Step, stepSchema, unsent } from './post-step.ts'
import { awaitMedia, uploadMedia } from './upload-media.ts'
import * as api from './x.api.ts'
import * as map from './x.map.ts'
import { xPrices } from './x.prices.ts'

const SECOND_MS = 1000
/** When a part that may have been accepted is looked for: it must be there by the last one. */
const LOOK_AFTER_MS = [30 * SECOND_MS, 180 * SECOND_MS]
/** X cannot be reached in the middle of a thread. */
const RETRY_MS = 60 * SECOND_MS

/** X wants whole seconds. */
const asInstant = (date: Date) => `${date.toISOString().slice(0, 19)}Z`

/** Publishes a thread part by part, from the step that was saved last. */
export async function publishThread(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const saver = stepSaver<Step>(reach, progress)
  const { now, later, processing } = saver
  let latest = savedStep(stepSchema, progress) ?? beginning
  let canUploadAgain = true

  async function save(step: Step): Promise<void> {
    await saver.save(step)
    latest = step
  }

  const charges = postCharges(post, save)
  const textOf = ({ ids }: Step) => (ids.length === 0 ? post.text : (post.followUps[ids.length - 1] ?? ''))

  /** Nothing is visible. What was set aside is given back, unless a part may have been accepted all the same. */
  async function endWithout(outcome: PublishOutcome, step: Step): Promise<PublishOutcome> {
    const isUnclear = outcome.kind === 'unknown' || outcome.kind === 'processing'
    if (!isUnclear && step.firstSentAt === null) await charges.giveBack(step)
    return outcome
  }

  /** The outcome for the thread if its next part was not accepted. */
  async function handleFailure(outcome: PublishOutcome, step: Step): Promise<Step | PublishOutcome> {
    if (step.ids.length === 0) return endWithout(outcome, step)
    if (outcome.kind === 'rejected') {
      const { reason, code = null } = outcome
      // One whose answer got lost may have been charged as well.
      const accepted = step.ids.length + (step.firstSentAt === null ? 0 : 1)
      const refused = { ...step, ...unsent, refusal: { reason, code, accepted } }
      await save(refused)
      return refused
    }
    if (outcome.kind === 'rate-limited') return processing(step, outcome.retryAt)
    return outcome.kind === 'not-sent' ? processing(step, later(RETRY_MS)) : outcome
  }

  /** Once in an attempt; a file that X does not find the second time either is refused. */
  async function uploadAgain(step: Step): Promise<Step> {
    canUploadAgain = false
    const next = { ...step, media: [], upload: null }
    await save(next)
    return next
  }

  async function prepareFiles(step: Step): Promise<Step | PublishOutcome | 'gone'> {
    const given = { reach, account, post, charges, save }
    const uploaded = await uploadMedia(given, step)
    return isFinal(uploaded) ? uploaded : awaitMedia(given, uploaded, processing)
  }

  /** Before the first part: the money, then the files. */
  async function prepare(step: Step): Promise<Step | PublishOutcome> {
    if (step.ids.length > 0) return step
    if (!(await charges.setAside(step))) return overLimit
    try {
      let prepared = await prepareFiles(step)
      if (prepared === 'gone' && canUploadAgain) prepared = await prepareFiles(await uploadAgain(latest))
      if (prepared === 'gone') prepared = { kind: 'not-sent', reason: 'the uploaded files are gone' }
      return isFinal(prepared) ? endWithout(prepared, latest) : prepared
    } catch (error) {
      if (error instanceof UnusableFile && latest.firstSentAt === null) await charges.giveBack(latest)
      throw error
    }
  }

  async function sendPart(prepared: Step): Promise<Step | PublishOutcome> {
    const sentAt = now().toISOString()
    const step = { ...prepared, sentAt, firstSentAt: prepared.firstSentAt ?? sentAt }
    await save(step)
    const mediaIds = step.media.map(({ id }) => id)
    const answer = await api.createPost(reach, account, map.partOf(post, step.ids, mediaIds))
    const id = map.createdIn(answer)
    if (id !== null) return published(step, id)
    // It was sent before, and has arrived after all.
    if (prepared.firstSentAt !== null && map.isDuplicate(answer)) {
      const there = { ...step, isThere: true, looks: 0 }
      await save(there)
      return there
    }
    if (mediaIds.length > 0 && canUploadAgain && map.isMediaGone(answer)) return uploadAgain(prepared)
    const outcome = map.failureOf(answer, now(), true)
    // The next attempt finds out first.
    if (outcome.kind === 'unknown') return outcome
    await save(prepared)
    return handleFailure(outcome, prepared)
  }

  /** Saved after the last part, too: otherwise it would be looked for, and that costs. */
  async function published(step: Step, id: string): Promise<Step> {
    const next = { ...step, ...unsent, ids: [...step.ids, id] }
    await save(next)
    return next
  }

  /** What X says of the part that was sent. */
  async function look(step: Step, firstSentAt: Date): Promise<Step | PublishOutcome | 'absent'> {
    const after = step.ids.at(-1)
    const from =
      after === undefined
        ? { start_time: asInstant(later(-CLOCKS_DIFFER_MS, firstSentAt)) }
        : { since_id: after }
    const answer = await api.listPosts(reach, account, from)
    if (map.isCertainlyFree(answer)) await charges.giveBackCall(step, 'look')
    const id = map.ownIdIn(answer, textOf(step), firstSentAt, step.ids)
    if (id === undefined) return 'absent'
    if (id !== null) return published(step, id)
    const failed = map.failureOf(answer, now(), false)
    if (failed.kind === 'token-expired') return failed
    if (failed.kind === 'rate-limited') return processing(step, failed.retryAt)
    return { kind: 'unknown', reason: `the posts of the account could not be read: ${map.reasonOf(answer)}` }
  }

  /** After an answer that got lost: sent again only if the account never shows it. */
  async function findSent(saved: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    const lookAfter = LOOK_AFTER_MS[saved.looks]
    if (lookAfter === undefined) return { kind: 'unknown', reason: 'X says that it is there already' }
    const lookAt = later(lookAfter, sentAt)
    if (lookAt > now()) return processing(saved, lookAt)
    const step = await charges.setAsideCall(saved, 'look', xPrices.read * api.POSTS_PER_LOOK)
    if (!step) return { kind: 'unknown', reason: 'looking for it would pass the monthly limit' }
    const seen = await look(step, new Date(step.firstSentAt ?? sentAt))
    if (seen !== 'absent') return seen
    const looks = step.looks + 1
    const isLast = looks === LOOK_AFTER_MS.length && !step.isThere
    const next = isLast ? { ...step, looks: 0, sentAt: null } : { ...step, looks }
    await save(next)
    return next
  }

  /** Without the parts before the refused one, the post can be corrected and sent again. */
  async function takeBack(
    saved: Step,
    { reason, code, accepted }: NonNullable<Step['refusal']>,
  ): Promise<PublishOutcome> {
    let step = saved
    for (const id of saved.ids.toReversed()) {
      const paid = await charges.setAsideCall(step, 'delete', xPrices.deletion)
      if (!paid) break
      step = paid
      const answer = await api.deletePost(reach, account, id)
      if (map.removalOf(answer) === 'unreachable') {
        const failed = map.failureOf(answer, now(), false)
        if (failed.kind === 'token-expired') return failed
        if (failed.kind === 'rate-limited') return processing(step, failed.retryAt)
        break
      }
      step = { ...step, ids: step.ids.slice(0, -1) }
      await save(step)
    }
    // A part of the thread is there, and stays: a person has to know, unless a further attempt helps.
    if (step.ids.length > 0) return { kind: 'unknown', reason }
    await charges.keepAccepted(step, accepted)
    await save({ ...beginning, calls: step.calls, round: step.round + 1 })
    return { kind: 'rejected', reason, ...(code && { code }) }
  }

  async function goOn(step: Step): Promise<Step | PublishOutcome> {
    const [first] = step.ids
    if (step.refusal) return takeBack(step, step.refusal)
    if (first !== undefined && step.ids.length > post.followUps.length)
      return { kind: 'published', remoteId: first, url: map.postUrl(first) }
    if (step.sentAt !== null) return findSent(step, new Date(step.sentAt))
    const prepared = await prepare(step)
    return isFinal(prepared) ? prepared : sendPart(prepared)
  }

  let step: Step | PublishOutcome = latest
  while (!isFinal(step)) step = await goOn(step)
  return step
}
