import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Position } from './inbox.repository.ts'
import { conversations, messages } from './inbox.table.ts'

/**
 * Messages between a customer and the shop in all conversations, newest first. Without notes and undelivered replies.
 */
export function messagesOfCustomer(
  db: Db,
  workspaceId: WorkspaceId,
  customerId: string,
  after: Position | null,
  limit: number,
) {
  const theirs = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.customerId, customerId)))
  return db
    .select({
      id: messages.id,
      at: isoText(messages.createdAt),
      conversationId: messages.conversationId,
      platform: messages.platform,
      direction: messages.direction,
      content: messages.content,
    })
    .from(messages)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        inArray(messages.conversationId, theirs),
        or(eq(messages.direction, 'in'), eq(messages.delivery, 'sent')),
        after
          ? sql`(${messages.createdAt}, ${messages.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
}
