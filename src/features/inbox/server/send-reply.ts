import type { PublishOutcome } from '#connectors/social/adapter.ts'
import type { OutgoingReply } from '#connectors/social/incoming.ts'
import { findAccount, openAccount, renewTokens } from '#features/social-accounts/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { hashedId } from '#server/hashed-id.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { inboxRules } from '../i18n/index.ts'
import type { Entry } from '../inbox.contract.ts'
import { measureReply } from '../reply-limit.ts'
import { announceInbox } from './announce-inbox.ts'
import { checkReply } from './check-reply.job.ts'
import { getEntry, ownMessage } from './conversation.service.ts'
import * as conversations from './conversations.repository.ts'
import { recordReply } from './record-reply.ts'
import * as replies from './replies.repository.ts'
import { getRoute, type ReplyRoute } from './reply-route.ts'

/** The right, and the duty, to send one reply once. */
type Claim = {
  id: string
  conversation: conversations.ConversationRow
  text: string
  route: ReplyRoute
  checkJob: string | null
  /** By this process's clock. */
  claimedAt: number
}

/** Deterministic per reference and conversation. */
const replyIdOf = (conversationId: string, reference: string) => hashedId(`${conversationId} ${reference}`)

/** If this process dies during the call, the job looks up the outcome. */
const scheduleReplyCheck = ({ queue, clock, env }: Deps, db: Db, actor: Actor, messageId: string) => {
  const runAt = new Date(clock.now().getTime() + env.publishing.leaseMs)
  return queue.enqueue(db, checkReply, { workspaceId: actor.workspaceId, messageId }, { runAt })
}

/** With a new token; the first call was not accepted. */
async function retryWithNewToken(
  deps: Deps,
  { row, adapter }: ReplyRoute,
  reply: OutgoingReply,
): Promise<PublishOutcome> {
  const renewal = await renewTokens(deps, row)
  if (renewal === 'dead') return { kind: 'needs-reconnect' }
  const renewed = renewal === 'renewed' ? await findAccount(deps.db, row.workspaceId, row.id) : null
  const account = renewed && openAccount(deps.secrets, renewed)
  return account ? adapter.reply(account, reply) : { kind: 'not-sent', reason: 'token not renewed yet' }
}

/**
 * One call. It is not started if its answer could come after the lease. If the outcome is unknown, the network is asked
 * immediately; "not there yet" proves nothing.
 */
async function call(
  deps: Deps,
  { id, conversation, text, route, claimedAt }: Claim,
): Promise<PublishOutcome> {
  const { deadlineMs, leaseMs } = deps.env.publishing
  if (performance.now() - claimedAt > leaseMs - 2 * deadlineMs) return { kind: 'not-sent', reason: 'held up' }
  const { adapter, account } = route
  const reply = { conversation: conversation.remoteId, text, reference: id }
  const first = await adapter.reply(account, reply)
  const outcome = first.kind === 'token-expired' ? await retryWithNewToken(deps, route, reply) : first
  if (outcome.kind !== 'unknown' || !adapter.findReply) return outcome
  const found = await adapter.findReply(account, id)
  return found.kind === 'found' ? { ...found, kind: 'published' } : outcome
}

async function send(deps: Deps, actor: Actor, claim: Claim): Promise<void> {
  const outcome = await call(deps, claim)
  const canLookUp = claim.route.adapter.findReply !== undefined
  const state = await recordReply(deps, actor, claim.id, outcome, canLookUp)
  if (state !== 'sending' && claim.checkJob) await deps.queue.withdraw(deps.db, checkReply, claim.checkJob)
}

const tooLong = ruleText(inboxRules, 'tooLong')

function refuseTooLong({ platform }: conversations.ConversationRow, text: string): void {
  const { length, max } = measureReply(platform, text)
  if (length > max) throw new AppError('refused', { fields: { text: tooLong } })
}

/** Stored before it is sent; the same reference again is the same reply, and is not sent again. */
export async function reply(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  conversationId: string,
  { text, reference }: { text: string; reference: string },
): Promise<Entry> {
  const id = replyIdOf(conversationId, reference)
  const claimedAt = performance.now()
  const claim = await deps.db.transaction(async (db): Promise<Claim | null> => {
    const conversation = await conversations.lock(db, actor.workspaceId, conversationId)
    if (!conversation) throw notFound()
    if (await replies.find(db, actor.workspaceId, id)) return null
    const route = await getRoute(deps, db, conversation)
    refuseTooLong(conversation, text)
    await replies.insert(db, actor.workspaceId, {
      ...(await ownMessage(db, actor, conversation)),
      id,
      direction: 'out',
      delivery: 'sending',
      content: text,
      createdAt: deps.clock.now(),
    })
    await conversations.refresh(db, actor.workspaceId, [conversationId])
    const checkJob = await scheduleReplyCheck(deps, db, actor, id)
    await announceInbox(db, actor)
    return { id, conversation, text, route, checkJob, claimedAt }
  })
  if (claim) await send(deps, actor, claim)
  return getEntry(deps.db, actor, locale, id)
}

/** Only replies that certainly did not arrive: any other could reach the person twice. */
export async function retryReply(deps: Deps, actor: Actor, locale: Locale, id: string): Promise<Entry> {
  const claimedAt = performance.now()
  const claim = await deps.db.transaction(async (db): Promise<Claim> => {
    const { workspaceId } = actor
    const known = await replies.find(db, workspaceId, id)
    const conversation = known && (await conversations.lock(db, workspaceId, known.conversationId))
    if (!known || !conversation) throw notFound()
    const route = await getRoute(deps, db, conversation)
    const isTaken = await replies.move(db, workspaceId, id, ['failed'], {
      delivery: 'sending',
      failure: null,
    })
    if (!isTaken) throw new AppError('reply_not_failed')
    const checkJob = await scheduleReplyCheck(deps, db, actor, id)
    await announceInbox(db, actor)
    return { id, conversation, text: known.content, route, checkJob, claimedAt }
  })
  await send(deps, actor, claim)
  return getEntry(deps.db, actor, locale, id)
}
