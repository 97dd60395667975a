import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AccountRow } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { conversations, messages } from './inbox.table.ts'

type NewConversation = {
  remoteId: string
  contactName: string
  contactAvatar: string | null
  lastMessageAt: Date
}
type NewMessage = Omit<typeof messages.$inferInsert, 'workspaceId' | 'direction' | 'search'>

const inOrder = (a: NewConversation, b: NewConversation) => (a.remoteId < b.remoteId ? -1 : 1)

/** Inserts missing conversations and locks all of them, always in one order. */
export async function lockConversations(
  db: Db,
  workspaceId: WorkspaceId,
  { id: accountId, brandId, platform }: AccountRow,
  wanted: NewConversation[],
): Promise<Map<string, string>> {
  const distinct = [...new Map(wanted.map((each) => [each.remoteId, each])).values()].sort(inOrder)
  await db
    .insert(conversations)
    .values(distinct.map((each) => ({ ...each, workspaceId, accountId, brandId, platform })))
    .onConflictDoNothing()
  const held = await db
    .select({ id: conversations.id, remoteId: conversations.remoteId })
    .from(conversations)
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        eq(conversations.accountId, accountId),
        inArray(
          conversations.remoteId,
          distinct.map(({ remoteId }) => remoteId),
        ),
      ),
    )
    .orderBy(asc(conversations.id))
    .for('no key update')
  return new Map(held.map(({ id, remoteId }) => [remoteId, id]))
}

/** A row has a dozen values, and a statement takes 65,535. */
const ROWS_AT_ONCE = 2000

export type Added = Pick<
  typeof messages.$inferSelect,
  'conversationId' | 'remoteId' | 'priority' | 'senderName'
>

/** Answers the new ones. */
export async function insertMessages(db: Db, workspaceId: WorkspaceId, rows: NewMessage[]): Promise<Added[]> {
  const added: Added[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE)
    const inserted = await db
      .insert(messages)
      .values(some.map((row) => ({ ...row, workspaceId, direction: 'in' as const })))
      .onConflictDoNothing()
      .returning({
        conversationId: messages.conversationId,
        remoteId: messages.remoteId,
        priority: messages.priority,
        senderName: messages.senderName,
      })
    added.push(...inserted)
  }
  return added
}

/** A new message reopens a closed conversation. */
export const reopen = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .update(conversations)
    .set({ status: 'open' })
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        inArray(conversations.id, ids),
        eq(conversations.status, 'closed'),
      ),
    )
