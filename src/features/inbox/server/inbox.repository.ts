import { and, desc, eq, gte, inArray, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Priority } from '../inbox.contract.ts'
import { conversations, messages } from './inbox.table.ts'

export type Position = [createdAt: string, id: string]
/** `brandIds`: messages of these brands and without a brand. */
export type Filters = {
  platform?: Platform | undefined
  search?: string | undefined
  isUnread?: boolean | undefined
  isImportant?: boolean | undefined
  between?: { from: Date; until: Date } | undefined
  assignee?: string | undefined
  status?: 'open' | 'closed' | undefined
  brandIds?: string[] | undefined
}

const columns = {
  id: messages.id,
  conversationId: messages.conversationId,
  content: messages.content,
  senderName: messages.senderName,
  senderAvatar: messages.senderAvatar,
  priority: messages.priority,
  isRead: messages.isRead,
  createdAt: isoText(messages.createdAt),
  platform: messages.platform,
}

const given = {
  workspaceId: sql.placeholder('workspaceId'),
  createdAt: sql.placeholder('createdAt'),
  id: sql.placeholder('id'),
  limit: sql.placeholder('limit'),
}

// Matches the index predicates: a parameter would not be recognized as the same condition.
const cameIn = sql`${messages.direction} = 'in'`
const isUnread = sql`not ${messages.isRead}`
const isImportant = sql`${messages.priority} in ('high', 'urgent')`

const isIn = (workspaceId: WorkspaceId | Placeholder) => and(eq(messages.workspaceId, workspaceId), cameIn)
const isThe = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(messages.id, id))
const comesAfter = (createdAt: string | Placeholder, id: string | Placeholder) =>
  sql`(${messages.createdAt}, ${messages.id}) < (${createdAt}::timestamptz, ${id}::uuid)`

const newestFirst = [desc(messages.createdAt), desc(messages.id)]

const inOrder = (db: Db, where: SQL | undefined, limit: number | Placeholder, order = newestFirst) =>
  db
    .select(columns)
    .from(messages)
    .where(where)
    .orderBy(...order)
    .limit(limit)

const firstPage = (db: Db) => inOrder(db, isIn(given.workspaceId), given.limit).prepare('messages_first')
const nextPage = (db: Db) =>
  inOrder(db, and(isIn(given.workspaceId), comesAfter(given.createdAt, given.id)), given.limit).prepare(
    'messages_after',
  )

export const list = (db: Db, workspaceId: WorkspaceId, after: Position | null, limit: number) =>
  after
    ? prepared(db, 'messages_after', nextPage).execute({
        workspaceId,
        createdAt: after[0],
        id: after[1],
        limit,
      })
    : prepared(db, 'messages_first', firstPage).execute({ workspaceId, limit })

export type MessageRow = Awaited<ReturnType<typeof list>>[number]

/** Reads each brand separately, because an index has the messages of one brand in order, but not of several. */
export function listOfBrands(
  db: Db,
  workspaceId: WorkspaceId,
  brandIds: string[],
  after: Position | null,
  limit: number,
) {
  // Without the brand in the order, the planner sorts all unassigned messages instead of reading the index.
  const inBrand = [desc(messages.brandId), ...newestFirst]
  const those = (isOf: SQL) =>
    inOrder(db, and(isIn(workspaceId), isOf, after ? comesAfter(...after) : undefined), limit, inBrand)
  const [first, ...others] = brandIds.map((id) => those(eq(messages.brandId, id)))
  const ofNone = those(isNull(messages.brandId))
  if (!first) return ofNone
  return unionAll(ofNone, first, ...others)
    .orderBy(desc(sql`created_at`), desc(sql`id`))
    .limit(limit)
}

/** By assignee and status of the conversation. */
function isInConversation(db: Db, workspaceId: WorkspaceId, { assignee, status }: Filters) {
  if (!assignee && !status) return undefined
  const those = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        status && eq(conversations.status, status),
        assignee === 'none' ? isNull(conversations.assigneeId) : undefined,
        assignee && assignee !== 'none' ? eq(conversations.assigneeId, assignee) : undefined,
      ),
    )
  return inArray(messages.conversationId, those)
}

/** Not prepared: the filters decide which index is best. */
export const filter = (
  db: Db,
  workspaceId: WorkspaceId,
  filters: Filters,
  after: Position | null,
  limit: number,
) =>
  inOrder(
    db,
    and(
      isIn(workspaceId),
      filters.platform && eq(messages.platform, filters.platform),
      filters.isUnread ? isUnread : undefined,
      filters.isImportant ? isImportant : undefined,
      filters.search ? sql`${messages.search} @@ message_query(${filters.search})` : undefined,
      filters.between && gte(messages.createdAt, filters.between.from),
      filters.between && lt(messages.createdAt, filters.between.until),
      isInConversation(db, workspaceId, filters),
      isOfBrands(messages.brandId, filters.brandIds),
      after ? comesAfter(...after) : undefined,
    ),
    limit,
  )

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<MessageRow | null> {
  const [row] = await db.select(columns).from(messages).where(isThe(workspaceId, id))
  return row ?? null
}

/** Answers whether it was unread. */
export async function markRead(db: Db, workspaceId: WorkspaceId, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(messages)
    .set({ isRead: true })
    .where(and(isThe(workspaceId, id), isUnread))
  return rowCount === 1
}

/** The newest unread messages; answers how many there were. Locked rows are skipped. */
export async function markSomeRead(
  db: Db,
  workspaceId: WorkspaceId,
  brandIds: string[] | undefined,
  limit: number,
): Promise<number> {
  const some = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isIn(workspaceId), isUnread, isOfBrands(messages.brandId, brandIds)))
    .orderBy(...newestFirst)
    .limit(limit)
    .for('no key update', { skipLocked: true })
  const { rowCount } = await db.update(messages).set({ isRead: true }).where(inArray(messages.id, some))
  return rowCount ?? 0
}

export async function setPriority(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  priority: Priority,
): Promise<MessageRow | null> {
  const [row] = await db.update(messages).set({ priority }).where(isThe(workspaceId, id)).returning(columns)
  return row ?? null
}
