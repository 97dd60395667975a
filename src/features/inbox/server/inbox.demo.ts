import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { keepBrandsForGood } from '#core/brands/index.server.ts'
import { findAccountFor } from '#features/social-accounts/index.server.ts'
import { fullName } from '#platform/full-name.ts'
import type { Db } from '#server/db/database.ts'
import { demoConversationKey } from '#server/demo/demo-conversations.ts'
import { demoCustomerKey, demoCustomers } from '#server/demo/demo-customers.ts'
import type { DemoPart, DemoShop } from '#server/demo/demo-part.ts'
import { demoPeople } from '#server/demo/demo-people.ts'
import { refresh } from './conversations.repository.ts'
import { type DemoConversation, type DemoEntry, demoConversations } from './demo-conversations.ts'
import { conversations, inboxTotals, messages } from './inbox.table.ts'
import { priorityOf } from './priority-of.ts'

const HOUR_MS = 3_600_000

const momentOf = ({ now }: DemoShop, { ago }: DemoEntry) => new Date(now.getTime() - ago * HOUR_MS)

/** How long the customer had waited for an answer. */
function waitBefore(entries: readonly DemoEntry[], answer: DemoEntry): number | null {
  const before = entries.slice(0, entries.indexOf(answer))
  const since = before.findLastIndex(({ by, isNote }) => by && !isNote) + 1
  const asked = before.slice(since).find(({ by }) => !by)
  return asked ? Math.round((asked.ago - answer.ago) * 3600) : null
}

async function conversationRow(db: Db, shop: DemoShop, conversation: DemoConversation, place: number) {
  const { who, platform, isClosed = false, assignee, entries } = conversation
  const contactName = typeof who === 'number' ? (demoCustomers[who]?.name ?? '') : who
  // The user's own account, if they have connected this platform.
  const account = await findAccountFor(db, shop.workspaceId, { brandId: null, platform, accountId: null })
  const last = entries.at(-1)
  return {
    id: shop.id(demoConversationKey(place)),
    workspaceId: shop.workspaceId,
    accountId: account?.id ?? null,
    platform,
    // On the sandbox network, the contact's name is the conversation id.
    remoteId: contactName,
    contactName,
    customerId: typeof who === 'number' ? shop.id(demoCustomerKey(who)) : null,
    status: isClosed ? ('closed' as const) : ('open' as const),
    assigneeId: assignee ? shop.id(assignee) : null,
    lastMessageAt: last ? momentOf(shop, last) : shop.now,
    isDemo: true,
  }
}

const messageRows = (shop: DemoShop, conversation: DemoConversation, name: string, place: number) =>
  conversation.entries.map((entry, number) => {
    const { text, by, isNote = false, isRead = by !== undefined } = entry
    const direction = isNote ? ('note' as const) : by ? ('out' as const) : ('in' as const)
    const createdAt = momentOf(shop, entry)
    return {
      id: shop.id(`message ${place} ${number}`),
      workspaceId: shop.workspaceId,
      conversationId: shop.id(demoConversationKey(place)),
      platform: conversation.platform,
      direction,
      remoteId: isNote ? null : `demo ${number}`,
      content: text,
      senderName: by ? fullName(demoPeople[by]) : name,
      authorId: by ? shop.id(by) : null,
      priority: by ? ('normal' as const) : priorityOf(text),
      isRead,
      delivery: direction === 'out' ? ('sent' as const) : null,
      responseSeconds: direction === 'out' ? waitBefore(conversation.entries, entry) : null,
      isDemo: true,
      createdAt,
      receivedAt: createdAt,
    }
  })

const isOf = (workspaceId: DemoShop['workspaceId']) => eq(conversations.workspaceId, workspaceId)

/** A conversation with a real message is no longer demo data, including all its messages. */
async function keepAnswered(db: Db, workspaceId: DemoShop['workspaceId']): Promise<void> {
  const real = db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.workspaceId, workspaceId), eq(messages.isDemo, false)))
  const kept = await db
    .update(conversations)
    .set({ isDemo: false })
    .where(and(isOf(workspaceId), eq(conversations.isDemo, true), inArray(conversations.id, real)))
    .returning({ id: conversations.id })
  const ids = kept.map(({ id }) => id)
  await db
    .update(messages)
    .set({ isDemo: false })
    .where(and(eq(messages.workspaceId, workspaceId), inArray(messages.conversationId, ids)))
}

export const inboxDemo: DemoPart = {
  name: 'inbox',
  fill: async (db, shop) => {
    const added: string[] = []
    for (const [place, conversation] of demoConversations.entries()) {
      const row = await conversationRow(db, shop, conversation, place)
      const { rowCount } = await db.insert(conversations).values(row).onConflictDoNothing()
      if (rowCount === 0) continue
      await db.insert(messages).values(messageRows(shop, conversation, row.contactName, place))
      added.push(row.id)
    }
    await refresh(db, shop.workspaceId, added)
  },
  clear: async (db, workspaceId) => {
    await keepAnswered(db, workspaceId)
    await db.delete(conversations).where(and(isOf(workspaceId), eq(conversations.isDemo, true)))
    await db
      .delete(inboxTotals)
      .where(
        and(
          eq(inboxTotals.workspaceId, workspaceId),
          isNull(inboxTotals.brandId),
          sql`${inboxTotals.total} = 0 and ${inboxTotals.answered} = 0`,
        ),
      )
    const kept = await db
      .selectDistinct({ brandId: conversations.brandId })
      .from(conversations)
      .where(and(isOf(workspaceId), isNotNull(conversations.brandId)))
    await keepBrandsForGood(
      db,
      workspaceId,
      kept.flatMap(({ brandId }) => brandId ?? []),
    )
  },
}
