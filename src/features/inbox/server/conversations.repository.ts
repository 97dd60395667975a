import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Position } from './inbox.repository.ts'
import { conversations, messages } from './inbox.table.ts'

export type ConversationRow = typeof conversations.$inferSelect
type Changes = Partial<Pick<ConversationRow, 'assigneeId' | 'status' | 'customerId'>>

const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, id))

const person = { id: users.id, firstName: users.firstName, lastName: users.lastName }

export async function find(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select({ conversation: conversations, assignee: person })
    .from(conversations)
    .leftJoin(users, eq(users.id, conversations.assigneeId))
    .where(isThe(workspaceId, id))
  return row ?? null
}

/** Every change of a conversation, or message in it, locks it first. */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(isThe(workspaceId, id)).for('no key update')
  return row ?? null
}

export const update = (db: Db, workspaceId: WorkspaceId, id: string, changes: Changes) =>
  db.update(conversations).set(changes).where(isThe(workspaceId, id))

/** Unassigns all conversations of a person; answers how many. Locked in the same order as by the intake. */
export async function unassignAll(db: Db, workspaceId: WorkspaceId, assigneeId: string): Promise<number> {
  const theirs = and(eq(conversations.workspaceId, workspaceId), eq(conversations.assigneeId, assigneeId))
  await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(theirs)
    .orderBy(asc(conversations.id))
    .for('no key update')
  const { rowCount } = await db.update(conversations).set({ assigneeId: null }).where(theirs)
  return rowCount ?? 0
}

/** The contact, for records made from the conversation. */
export async function findContact(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select({
      id: conversations.id,
      contactName: conversations.contactName,
      platform: conversations.platform,
    })
    .from(conversations)
    .where(isThe(workspaceId, id))
  return row ?? null
}

export const findContacts = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select({ id: conversations.id, contactName: conversations.contactName })
    .from(conversations)
    .where(and(eq(conversations.workspaceId, workspaceId), inArray(conversations.id, ids)))

/**
 * Recomputes sort order and figures from the messages, so that their order of arrival does not matter. A reply counts
 * once the network has accepted it.
 */
export async function refresh(db: Db, workspaceId: WorkspaceId, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const of = sql`${messages.workspaceId} = ${workspaceId} and ${messages.conversationId} = ${conversations.id}`
  const lastOf = (which: ReturnType<typeof sql>) =>
    sql`(select max(${messages.createdAt}) from ${messages} where ${of} and ${which})`
  const answeredAt = lastOf(sql`${messages.direction} = 'out' and ${messages.delivery} = 'sent'`)
  await db
    .update(conversations)
    .set({
      lastMessageAt: sql`coalesce(${lastOf(sql`${messages.direction} <> 'note'`)}, ${conversations.lastMessageAt})`,
      lastIncomingAt: lastOf(sql`${messages.direction} = 'in'`),
      waitingSince: sql`(select min(${messages.createdAt}) from ${messages} where ${of}
        and ${messages.direction} = 'in' and ${messages.createdAt} > coalesce(${answeredAt}, '-infinity'))`,
    })
    .where(and(eq(conversations.workspaceId, workspaceId), inArray(conversations.id, ids)))
}

const entryColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  content: messages.content,
  senderName: messages.senderName,
  senderAvatar: messages.senderAvatar,
  priority: messages.priority,
  isRead: messages.isRead,
  createdAt: isoText(messages.createdAt),
  platform: messages.platform,
  direction: messages.direction,
  delivery: messages.delivery,
  failure: messages.failure,
  author: person,
}

const entries = (db: Db) =>
  db.select(entryColumns).from(messages).leftJoin(users, eq(users.id, messages.authorId))

export const listEntries = (
  db: Db,
  workspaceId: WorkspaceId,
  conversationId: string,
  after: Position | null,
  limit: number,
) =>
  entries(db)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        eq(messages.conversationId, conversationId),
        after
          ? sql`(${messages.createdAt}, ${messages.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

export async function findEntry(db: Db, workspaceId: WorkspaceId, id: string): Promise<EntryRow | null> {
  const [row] = await entries(db).where(and(eq(messages.workspaceId, workspaceId), eq(messages.id, id)))
  return row ?? null
}

/** The customer that a contact of the same name and remote id was linked to before. */
export async function findKnownCustomer(
  db: Db,
  workspaceId: WorkspaceId,
  {
    id,
    platform,
    remoteId,
    contactName,
  }: { id: string; platform: Platform; remoteId: string; contactName: string },
): Promise<string | null> {
  const [row] = await db
    .select({ customerId: conversations.customerId })
    .from(conversations)
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        isNotNull(conversations.customerId),
        ne(conversations.id, id),
        eq(conversations.platform, platform),
        eq(conversations.remoteId, remoteId),
        eq(conversations.contactName, contactName),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(1)
  return row?.customerId ?? null
}
