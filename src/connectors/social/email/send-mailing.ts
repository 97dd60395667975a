import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import type { SmtpOutcome, SmtpSession } from '#server/mail/smtp-session.ts'
import { logged } from '#server/outgoing/log-call.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import type { ChannelAccount, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import type { Delivery, DeliveryResult, Outbox } from '../outbox/outbox.ts'
import { outcomeOfTally } from '../outbox/outcome-of-tally.ts'
import { buildMessage } from './build-message.ts'
import { composeMail, type MailPicture, readPictures } from './compose-mail.ts'
import { type EmailAccount, emailAccountOf, siteOf } from './email.account.ts'
import { isMailboxGone } from './is-mailbox-gone.ts'
import { isLoginRefused, openEmail } from './open-email.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** One connection is used this long; then the engine looks after other posts, and comes back. */
const SLICE_MS = 10 * SECOND_MS
/** A longer wait gives the connection back. */
const LONGEST_WAIT_MS = 3 * SECOND_MS
const AWAY_WAITS_MS = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS]
/** About seven hours. */
const MOST_FAILURES = 30
const BUSY_WAITS_MS = [MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS]
/** "Later" for so many in a row is about us, not about them. */
const BUSY_AFTER = 3
const CLOSING = 421

const stepSchema = z.object({
  /** Connections in a row that led to nothing. */
  failures: z.number().int().min(0),
  /** Rests in a row because the server asked to slow down. */
  rests: z.number().int().min(0),
})
type Step = z.infer<typeof stepSchema>

const waitOf = (waits: readonly number[], times: number) => waits[Math.min(times, waits.length) - 1] ?? 0

function resultOf(outcome: SmtpOutcome): DeliveryResult {
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'sent' }
    case 'refused':
      if (outcome.of === 'sender') return { kind: 'untried' }
      return {
        kind: 'refused',
        because: outcome.of === 'recipient' && isMailboxGone(outcome) ? 'gone' : undefined,
        answer: `${outcome.code} ${outcome.answer}`.trim(),
      }
    case 'deferred':
      return { kind: 'later', answer: `${outcome.code} ${outcome.answer}`.trim() }
    case 'not-begun':
      return { kind: 'later', answer: '' }
    case 'unclear':
      return { kind: 'unconfirmed' }
  }
}

type Mailing = {
  reach: Reach
  email: EmailAccount
  post: OutgoingPost
  pictures: readonly MailPicture[]
  outbox: Outbox
  progress: Progress
}

async function sendOne(
  { reach, email, post, pictures, outbox }: Mailing,
  session: SmtpSession,
  { id, to, letter }: Delivery,
): Promise<SmtpOutcome> {
  if (!letter) throw new Error('A delivery by email has no letter.')
  const { server, replyTo } = email
  const mail = { to, ...composeMail(post, pictures, { ...(replyTo && { replyTo }), ...letter }) }
  const content = await buildMessage(server, { id, mail, date: reach.clock.now() })
  const sending = session.send({ from: server.fromEmail, to, content, begin: () => outbox.begin(id) })
  const status = async () => {
    const outcome = await sending
    return { outcome, status: 'code' in outcome ? outcome.code : outcome.kind === 'accepted' ? 250 : 0 }
  }
  return (await logged(reach.log, new URL(`smtp://${siteOf(server)}`), 'MAIL', status())).outcome
}

/** Sends one after the other over one connection, until all are done or the connection is given back. */
async function sendSlice(mailing: Mailing, session: SmtpSession, step: Step): Promise<PublishOutcome> {
  const { reach, email, outbox, progress, post } = mailing
  const gapMs = Math.ceil(MINUTE_MS / email.perMinute)
  const began = performance.now()
  let { failures, rests } = step
  let inARow = 0
  const after = (ms: number): PublishOutcome => ({
    kind: 'processing',
    step: JSON.stringify({ failures, rests } satisfies Step),
    checkAt: new Date(reach.clock.now().getTime() + ms),
  })
  async function rest(): Promise<PublishOutcome> {
    rests += 1
    const ms = waitOf(BUSY_WAITS_MS, rests)
    await outbox.pause(ms)
    return after(ms)
  }
  for (;;) {
    if (performance.now() - began > SLICE_MS) return after(0)
    // The engine learns with each mail that this worker is alive, and stops one that has lost the post.
    await progress.save(JSON.stringify({ failures, rests } satisfies Step))
    const next = await outbox.claim(gapMs)
    if (next.kind === 'done') return outcomeOfTally(next.tally, post.reference)
    if (next.kind === 'wait') {
      if (next.ms > LONGEST_WAIT_MS) return after(next.ms)
      await pause(next.ms)
      continue
    }
    const outcome = await sendOne(mailing, session, next.delivery)
    await outbox.record(next.delivery.id, resultOf(outcome))
    if (outcome.kind === 'accepted') [failures, rests, inARow] = [0, 0, 0]
    if (outcome.kind === 'refused' && outcome.of === 'sender')
      return outcomeOfTally(await outbox.end('sender_refused', outcome.answer), post.reference)
    if (outcome.kind === 'deferred') {
      inARow += 1
      if (outcome.code === CLOSING || inARow >= BUSY_AFTER) return rest()
    }
    if (!session.isOpen()) {
      failures += 1
      return after(waitOf(AWAY_WAITS_MS, failures))
    }
  }
}

/** No connection: nothing is lost, and what has not been sent yet is sent later. */
async function waitForServer(
  { outbox, progress, reach, post }: Mailing,
  step: Step,
): Promise<PublishOutcome> {
  if (progress.step === null) return { kind: 'not-sent', reason: 'no connection to the mail server' }
  const failures = step.failures + 1
  if (failures > MOST_FAILURES) return outcomeOfTally(await outbox.end('unreachable'), post.reference)
  return {
    kind: 'processing',
    step: JSON.stringify({ ...step, failures } satisfies Step),
    checkAt: new Date(reach.clock.now().getTime() + waitOf(AWAY_WAITS_MS, failures)),
  }
}

/** A post to many people. How far it has come is in the outbox, person by person; the step only counts failures. */
export async function sendMailing(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const email = emailAccountOf(account)
  if (!email) return { kind: 'needs-reconnect' }
  const { outbox } = post
  if (!outbox) throw new Error('A post by email has no outbox.')
  const pictures = await readPictures(post.media)
  const step = stepSchema.safeParse(readJson(progress.step ?? '')).data ?? { failures: 0, rests: 0 }
  const mailing = { reach, email, post, pictures, outbox, progress }
  let session: SmtpSession
  try {
    session = await openEmail(reach, email)
  } catch (error) {
    return isLoginRefused(error) ? { kind: 'needs-reconnect' } : waitForServer(mailing, step)
  }
  try {
    const refusal = await outbox.open()
    if (refusal) return { kind: 'rejected', code: refusal, reason: '' }
    return await sendSlice(mailing, session, step)
  } finally {
    session.close()
  }
}
