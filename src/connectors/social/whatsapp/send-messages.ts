import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { readJson } from '#server/outgoing/read-json.ts'
import type { ChannelAccount, OutgoingMedia, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { graphErrorIn } from '../meta/graph-error.ts'
import type { Delivery, Outbox, OutboxEnd, TemplateMessage } from '../outbox/outbox.ts'
import { outcomeOfTally } from '../outbox/outcome-of-tally.ts'
import type { RejectionCode } from '../rejection.ts'
import { asFilling } from '../templates.ts'
import { type WhatsappAccount, whatsappAccountOf } from './whatsapp.account.ts'
import { mediaSchema, sendMessage, uploadMedia } from './whatsapp.api.ts'
import { fileRules } from './whatsapp.files.ts'
import { type Sent, sentOf } from './whatsapp.map.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** Then the engine looks after other posts, and comes back. */
const SLICE_MS = 10 * SECOND_MS
const LONGEST_WAIT_MS = 3 * SECOND_MS
/** Meta takes 80 a second; a quarter of that leaves room for answers to customers. */
const GAP_MS = 50
const TROUBLE_WAITS_MS = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS]
/** About seven hours. */
const MOST_TROUBLES = 30

const stepSchema = z.object({
  /** Calls in a row that Meta could not take. */
  troubles: z.number().int().min(0),
  /** The file of the post, as Meta knows it. */
  mediaId: z.string().max(500).nullable(),
})
type Step = z.infer<typeof stepSchema>

const waitAfter = (times: number) =>
  TROUBLE_WAITS_MS[Math.min(times, TROUBLE_WAITS_MS.length) - 1] ?? MINUTE_MS

function headerOf({ header }: TemplateMessage, mediaId: string | null) {
  if (!header || mediaId === null) return []
  const type = header === 'video' ? 'video' : 'image'
  return [{ type: 'header', parameters: [{ type, [type]: { id: mediaId } }] }]
}

/** The message of the interface, for one person. */
export function templateOf(message: TemplateMessage, mediaId: string | null) {
  const { name, language, isNamed, fillings, linkEnd } = message
  const parameters = fillings.map(({ place, text }) => ({
    type: 'text',
    ...(isNamed && { parameter_name: place }),
    text: asFilling(text),
  }))
  return {
    type: 'template',
    template: {
      name,
      language: { policy: 'deterministic', code: language },
      components: [
        ...headerOf(message, mediaId),
        ...(parameters.length > 0 ? [{ type: 'body', parameters }] : []),
        ...(linkEnd === undefined
          ? []
          : [
              {
                type: 'button',
                sub_type: 'url',
                index: '0',
                parameters: [{ type: 'text', text: linkEnd }],
              },
            ]),
      ],
    },
  }
}

type Sending = {
  reach: Reach
  account: WhatsappAccount
  post: OutgoingPost
  outbox: Outbox
  progress: Progress
  step: Step
  /** Somebody may have it: the post must not look like one that can still be changed. */
  hasBegun: boolean
}

const inWorkOf = ({ reach }: Sending, step: Step, ms: number): PublishOutcome => ({
  kind: 'processing',
  step: JSON.stringify(step),
  checkAt: new Date(reach.clock.now().getTime() + ms),
})

/** Meta did not take anything. Nothing is lost: what has not been sent yet is sent later. */
async function waitForMeta(sending: Sending, reason: string): Promise<PublishOutcome> {
  const { step, outbox, post } = sending
  if (!sending.hasBegun) return { kind: 'not-sent', reason }
  const troubles = step.troubles + 1
  if (troubles > MOST_TROUBLES) return outcomeOfTally(await outbox.end('unreachable', reason), post.reference)
  return inWorkOf(sending, { ...step, troubles }, waitAfter(troubles))
}

const ends: Partial<Record<RejectionCode, OutboxEnd>> = { template_refused: 'template_refused' }

/** Nobody gets it any more; if nobody has it, the post says why. */
async function endSending(
  { outbox, post }: Sending,
  { code, answer }: Extract<Sent, { kind: 'end' }>,
): Promise<PublishOutcome> {
  const outcome = outcomeOfTally(await outbox.end(ends[code] ?? 'sender_refused', answer), post.reference)
  return outcome.kind === 'rejected' ? { kind: 'rejected', code, reason: answer } : outcome
}

/** A test account knows only the numbers that its owner has added at Meta. */
const NOT_ADDED = 131_030

/** Null: it is not ours any more. */
async function sendOne({ reach, account, outbox, step }: Sending, delivery: Delivery): Promise<Sent | null> {
  const { id, to, message } = delivery
  if (!message) throw new Error('A delivery to a phone has no message.')
  if (!(await outbox.begin(id))) return null
  const answer = await sendMessage(reach, account, { to, ...templateOf(message, step.mediaId) })
  const sent = sentOf(answer, reach.clock.now())
  const isUnlisted = answer.kind === 'answer' && graphErrorIn(answer)?.code === NOT_ADDED
  return isUnlisted && sent.kind === 'result' && sent.result.kind === 'refused'
    ? { ...sent, result: { ...sent.result, isUnlisted } }
    : sent
}

/** Sends one after the other, until all are done or other posts have their turn. */
async function sendSlice(sending: Sending): Promise<PublishOutcome> {
  const { outbox, progress, post } = sending
  const began = performance.now()
  for (;;) {
    if (performance.now() - began > SLICE_MS) return inWorkOf(sending, sending.step, 0)
    // The engine learns with each message that this worker is alive, and stops one that has lost the post.
    await progress.save(JSON.stringify(sending.step))
    const next = await outbox.claim(GAP_MS)
    if (next.kind === 'done') return outcomeOfTally(next.tally, post.reference)
    if (next.kind === 'wait') {
      if (next.ms > LONGEST_WAIT_MS) return inWorkOf(sending, sending.step, next.ms)
      await pause(next.ms)
      continue
    }
    const { id } = next.delivery
    const sent = await sendOne(sending, next.delivery)
    if (!sent) continue
    await outbox.record(id, sent.kind === 'result' ? sent.result : { kind: 'untried' })
    if (sent.kind === 'trouble') return waitForMeta(sending, sent.reason)
    if (sent.kind === 'end') return endSending(sending, sent)
    if (sent.kind === 'stop') {
      const { outcome, ms } = sent
      if (ms === undefined) return outcome
      await outbox.pause(ms)
      return sending.hasBegun ? inWorkOf(sending, sending.step, ms) : outcome
    }
    sending.hasBegun = true
    sending.step = { ...sending.step, troubles: 0 }
  }
}

type Uploaded = { mediaId: string | null } | { outcome: PublishOutcome }

/** Once for all: Meta keeps it for a month. */
async function upload(sending: Sending, medium: OutgoingMedia | undefined): Promise<Uploaded> {
  const { reach, account, step } = sending
  if (!medium || step.mediaId !== null) return { mediaId: step.mediaId }
  const answer = await uploadMedia(reach, account, await medium.file(fileRules[medium.kind]))
  const { data } = mediaSchema.safeParse(bodyOf(answer))
  if (data) return { mediaId: data.id }
  const failed = sentOf(answer, reach.clock.now())
  if (failed.kind === 'stop') return { outcome: failed.outcome }
  if (failed.kind === 'end')
    return { outcome: { kind: 'rejected', code: failed.code, reason: failed.answer } }
  if (failed.kind === 'result' && failed.result.kind === 'refused')
    return { outcome: { kind: 'rejected', reason: failed.result.answer } }
  // A file that nobody refers to harms nobody.
  return { outcome: await waitForMeta(sending, failed.kind === 'trouble' ? failed.reason : 'no answer') }
}

/** A post to many people. How far it has come is in the outbox, person by person. */
export async function sendMessages(
  reach: Reach,
  channel: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const account = whatsappAccountOf(channel)
  if (!account) return { kind: 'needs-reconnect' }
  const { outbox } = post
  if (!outbox) throw new Error('A post to phones has no outbox.')
  const step = stepSchema.safeParse(readJson(progress.step ?? '')).data ?? { troubles: 0, mediaId: null }
  const hasBegun = progress.step !== null
  const sending: Sending = { reach, account, post, outbox, progress, step, hasBegun }
  const refusal = await outbox.open()
  if (refusal) return { kind: 'rejected', code: refusal, reason: '' }
  const uploaded = await upload(sending, post.media[0])
  if ('outcome' in uploaded) return uploaded.outcome
  sending.step = { ...step, mediaId: uploaded.mediaId }
  return sendSlice(sending)
}
