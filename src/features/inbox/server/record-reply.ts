import type { PublishOutcome } from '#connectors/social/adapter.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { flagAccount } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { ReplyFailure } from '../i18n/en.ts'
import type { Delivery } from '../inbox.contract.ts'
import { announceInbox } from './announce-inbox.ts'
import { linkTo } from './conversation.service.ts'
import * as conversations from './conversations.repository.ts'
import * as replies from './replies.repository.ts'

/** Who replied; no user if it was found out afterwards. */
type Doer = Pick<Actor, 'workspaceId' | 'clientId'> & { userId?: string | undefined }

type Refused = Exclude<PublishOutcome['kind'], 'published' | 'unknown'>

const failureOf: Record<Refused, ReplyFailure> = {
  'not-sent': 'not_sent',
  'rate-limited': 'rate_limited',
  'needs-reconnect': 'needs_reconnect',
  rejected: 'rejected',
  // Networks neither process replies asynchronously nor keep them as drafts, so these answers are not trusted.
  processing: 'unconfirmed',
  drafted: 'unconfirmed',
  // A new token was requested; the next attempt uses it.
  'token-expired': 'not_sent',
}

/** A late delivery is still recorded. */
const BEFORE_SENT: Delivery[] = ['sending', 'failed', 'unconfirmed']

/** How long the contact waited for it; null if nobody was waiting. */
function waitOf({ waitingSince }: conversations.ConversationRow, reply: replies.ReplyRow): number | null {
  if (!waitingSince || waitingSince > reply.createdAt) return null
  return Math.floor((reply.createdAt.getTime() - waitingSince.getTime()) / 1000)
}

async function recordSent(
  db: Db,
  doer: Doer,
  reply: replies.ReplyRow,
  remoteId: string,
): Promise<Delivery | null> {
  const { workspaceId } = doer
  const conversation = await conversations.lock(db, workspaceId, reply.conversationId)
  if (!conversation) return null
  const isNews = await replies.move(db, workspaceId, reply.id, BEFORE_SENT, {
    delivery: 'sent',
    failure: null,
    remoteId,
    responseSeconds: waitOf(conversation, reply),
  })
  if (!isNews) return null
  await conversations.refresh(db, workspaceId, [conversation.id])
  await recordActivity(
    db,
    { ...doer, userId: reply.authorId ?? undefined },
    { kind: 'message_answered', values: { name: conversation.contactName }, link: linkTo(conversation.id) },
  )
  return 'sent'
}

/**
 * Records the outcome of a reply. It stays `sending` while unknown and the network can still be asked. Answers the new
 * state, or null if it was already decided.
 */
export const recordReply = (
  deps: Pick<Deps, 'db' | 'clock'>,
  doer: Doer,
  id: string,
  outcome: PublishOutcome,
  canLookUp: boolean,
): Promise<Delivery | null> =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = doer
    const reply = await replies.find(db, workspaceId, id)
    if (!reply) return null
    if (outcome.kind === 'published') {
      const state = await recordSent(db, doer, reply, outcome.remoteId)
      if (state) await announceInbox(db, doer)
      return state
    }
    if (outcome.kind === 'unknown' && canLookUp) return 'sending'
    const delivery = outcome.kind === 'unknown' ? 'unconfirmed' : 'failed'
    const failure = outcome.kind === 'unknown' ? 'unconfirmed' : failureOf[outcome.kind]
    if (!(await replies.move(db, workspaceId, id, ['sending'], { delivery, failure }))) return null
    const conversation = await conversations.find(db, workspaceId, reply.conversationId)
    const accountId = conversation?.conversation.accountId
    if (outcome.kind === 'needs-reconnect' && accountId) await flagAccount(deps, db, workspaceId, accountId)
    await announceInbox(db, doer)
    return delivery
  })
