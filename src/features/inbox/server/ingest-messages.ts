import type { IncomingMessage } from '#connectors/social/incoming.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { isStopWord, withdrawConsent } from '#features/customers/index.server.ts'
import type { AccountRow } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as arrivals from './arrivals.repository.ts'
import { linkTo } from './conversation.service.ts'
import { refresh } from './conversations.repository.ts'
import { priorityOf } from './priority-of.ts'
import { isUsableId, sanitizeAvatar, sanitizeName, sanitizeText } from './sanitize-text.ts'

export type Arrival = IncomingMessage & { receivedAt: Date }

/** A network's clock may be ahead or wrong: a message cannot be newer than its arrival. */
const writtenAt = ({ sentAt, receivedAt }: Arrival) => (sentAt < receivedAt ? sentAt : receivedAt)

/** Stores each message of an account once, by the network's id; answers how many were new. */
export async function ingestMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: WorkspaceId,
  account: AccountRow,
  arrived: Arrival[],
): Promise<number> {
  const usable = arrived.filter(({ id, conversation }) => isUsableId(id) && isUsableId(conversation))
  if (usable.length === 0) return 0
  const known = await arrivals.lockConversations(
    db,
    workspaceId,
    account,
    usable.map((arrival) => ({
      remoteId: arrival.conversation,
      contactName: sanitizeName(arrival.senderName),
      contactAvatar: sanitizeAvatar(arrival.senderAvatar),
      lastMessageAt: writtenAt(arrival),
    })),
  )
  const rows = usable.flatMap((arrival) => {
    const conversationId = known.get(arrival.conversation)
    if (!conversationId) return []
    const content = sanitizeText(arrival.text)
    return {
      conversationId,
      brandId: account.brandId,
      platform: account.platform,
      remoteId: arrival.id,
      content,
      senderName: sanitizeName(arrival.senderName),
      senderAvatar: sanitizeAvatar(arrival.senderAvatar),
      priority: priorityOf(content),
      createdAt: writtenAt(arrival),
      receivedAt: arrival.receivedAt,
    }
  })
  const added = await arrivals.insertMessages(db, workspaceId, rows)
  const touched = [...new Set(added.map(({ conversationId }) => conversationId))]
  await refresh(db, workspaceId, touched)
  await arrivals.reopen(db, workspaceId, touched)
  await notifyUrgent(db, workspaceId, added)
  await heedStops({ db, clock }, workspaceId, usable, added)
  return added.length
}

/** Notifies once per conversation, however many messages it got. */
async function notifyUrgent(db: Db, workspaceId: WorkspaceId, added: arrivals.Added[]): Promise<void> {
  const urgent = new Map(
    added
      .filter(({ priority }) => priority === 'urgent')
      .map((each) => [each.conversationId, each.senderName]),
  )
  for (const [conversationId, name] of urgent)
    await recordActivity(
      db,
      { workspaceId },
      { kind: 'message_urgent', values: { name }, link: linkTo(conversationId) },
    )
}

/** Who answers a message with nothing but "stop" gets no more of them, and the shop reads that it was so. */
async function heedStops(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: WorkspaceId,
  arrived: Arrival[],
  added: arrivals.Added[],
): Promise<void> {
  for (const { id, phone, text } of arrived) {
    const stop = added.find(({ remoteId }) => remoteId === id)
    if (!stop || phone === undefined || !isStopWord(text)) continue
    await withdrawConsent({ db, clock }, { workspaceId, address: phone })
    await recordActivity(
      db,
      { workspaceId },
      { kind: 'messages_stopped', values: { name: stop.senderName }, link: linkTo(stop.conversationId) },
    )
  }
}
