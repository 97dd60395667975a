import * as z from 'zod'
import type { ChannelAccount, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import type { FileRule } from '../outgoing-file.ts'
import { isFinal, savedStep, stepSaver } from '../saved-steps.ts'
import * as api from './reddit.api.ts'
import { reddit } from './reddit.manifest.ts'
import * as map from './reddit.map.ts'

const PICTURE: FileRule = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: reddit.media.maxPictureBytes,
}

const SECOND_MS = 1000
/** When a post that may have been accepted is looked for: it must be there by the last one. */
const LOOK_AFTER_MS = [30 * SECOND_MS, 180 * SECOND_MS]
/** When an image that was accepted is looked for. */
const LOOK_FOR_IMAGE_MS = [5, 20, 60, 120, 300].map((seconds) => seconds * SECOND_MS)

/**
 * What is saved between calls. `image`: what the uploaded image is called by. `flairId`: the flair that was found by its
 * name. `sentAt`: when the post was sent; null if it is known not to be there. `isAccepted`: Reddit took it, and names it
 * later. `looks`: how often it was not there since.
 */
const stepSchema = z.object({
  image: z.string().max(2000).nullable(),
  flairId: z.string().max(500).nullable(),
  sentAt: z.string().max(40).nullable(),
  isAccepted: z.boolean(),
  looks: z.number().int(),
})
type Step = z.infer<typeof stepSchema>

const beginning: Step = { image: null, flairId: null, sentAt: null, isAccepted: false, looks: 0 }

/** Publishes a post in a community, from the step that was saved last. */
export async function publishSubmission(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { now, later, save, processing } = stepSaver<Step>(reach, progress)
  const picture = post.media.find(({ kind }) => kind === 'picture')
  const published = (shown: map.Shown): PublishOutcome => ({ kind: 'published', ...shown })
  const submissionOf = ({ image, flairId }: Step) => map.newPostOf(account, post, image, flairId)

  /** The flair that a person named must be one of the community's own. */
  async function findFlair(step: Step): Promise<Step | PublishOutcome> {
    const wanted = post.options.flair?.trim() ?? ''
    if (wanted === '' || step.flairId !== null) return step
    const answer = await api.listFlairs(reach, account)
    const flair = map.flairIn(answer, wanted)
    if (flair === null) return map.failureOf(answer, now(), false)
    if (flair.kind === 'found') return { ...step, flairId: flair.id }
    const reason = flair.names.length > 0 ? flair.names.join(', ') : wanted
    return { kind: 'rejected', reason, code: 'flair_unknown' }
  }

  async function uploadImage(step: Step): Promise<Step | PublishOutcome> {
    if (!picture || step.image !== null) return step
    const file = await picture.file(PICTURE)
    const answer = await api.leaseUpload(reach, account, file)
    const { data: lease } = api.leaseSchema.safeParse(bodyOf(answer))
    const image = lease ? api.imageUrlOf(reach, lease.args) : null
    if (!lease || image === null) return map.failureOf(answer, now(), false)
    const upload = await api.uploadImage(reach, lease.args, file)
    const isStored = upload?.kind === 'answer' && upload.status >= 200 && upload.status < 300
    if (!isStored) return { kind: 'not-sent', reason: 'the image could not be uploaded' }
    const next = { ...step, image }
    await save(next)
    return next
  }

  async function send(saved: Step): Promise<Step | PublishOutcome> {
    const step = { ...saved, sentAt: now().toISOString(), looks: 0 }
    await save(step)
    const answer = await api.submit(reach, account, submissionOf(step))
    const created = map.createdIn(answer)
    if (created) return published(created)
    if (step.image !== null && map.isAccepted(answer)) {
      const accepted = { ...step, isAccepted: true }
      await save(accepted)
      return accepted
    }
    const outcome = map.failureOf(answer, now(), true)
    // Unclear: the next attempt looks for it first. Otherwise it begins again, because nobody says how long uploads last.
    if (outcome.kind !== 'unknown') await save(beginning)
    return outcome
  }

  /** Among the newest posts of the account, and only sent again if it never appears. */
  async function findSent(step: Step, sentAt: Date): Promise<Step | PublishOutcome> {
    const delays = step.isAccepted ? LOOK_FOR_IMAGE_MS : LOOK_AFTER_MS
    const lookAt = later(delays[step.looks] ?? 0, sentAt)
    if (lookAt > now()) return processing(step, lookAt)
    const answer = await api.listOwnPosts(reach, account)
    if (answer.kind === 'answer' && answer.status === 401) return { kind: 'token-expired' }
    const found = map.ownPostIn(answer, submissionOf(step), sentAt)
    if (found === null)
      return {
        kind: 'unknown',
        reason: `the posts of the account could not be read: ${map.reasonOf(answer)}`,
      }
    if (found !== undefined) return published(found)
    const next = { ...step, looks: step.looks + 1 }
    if (next.looks < delays.length) {
      await save(next)
      return next
    }
    if (step.isAccepted) return { kind: 'unknown', reason: 'Reddit took the image and shows no post' }
    await save(beginning)
    return beginning
  }

  let step: Step | PublishOutcome = savedStep(stepSchema, progress) ?? beginning
  while (!isFinal(step)) {
    if (step.sentAt !== null) {
      step = await findSent(step, new Date(step.sentAt))
      continue
    }
    step = await findFlair(step)
    if (!isFinal(step)) step = await uploadImage(step)
    if (!isFinal(step)) step = await send(step)
  }
  return step
}
