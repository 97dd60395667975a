import { and, between, desc, eq, gte, sql } from 'drizzle-orm'
import { isOfBrands } from '#core/brands/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { answerDays, inboxHours, inboxTotals, messages } from './inbox.table.ts'

/** `everything` counts the messages of all brands. */
export async function findTotals(db: Db, workspaceId: WorkspaceId, brandIds: string[] | undefined) {
  const isShown = isOfBrands(inboxTotals.brandId, brandIds) ?? sql`true`
  const sumOf = (
    column: keyof Pick<typeof inboxTotals, 'total' | 'unread' | 'urgent' | 'answered' | 'responseSeconds'>,
  ) => sql`coalesce(sum(${inboxTotals[column]}) filter (where ${isShown}), 0)::bigint`.mapWith(Number)
  const [row] = await db
    .select({
      everything: sql`coalesce(sum(${inboxTotals.total}), 0)::bigint`.mapWith(Number),
      total: sumOf('total'),
      unread: sumOf('unread'),
      urgent: sumOf('urgent'),
      answered: sumOf('answered'),
      seconds: sumOf('responseSeconds'),
    })
    .from(inboxTotals)
    .where(eq(inboxTotals.workspaceId, workspaceId))
  return row
}

/** Days of the shop, inclusive. */
type Days = { from: string; to: string }

export type Answers = { answers: number; seconds: number }

/** Answered messages per day and their total waiting time; days without any are omitted. */
export const answersByDay = (
  db: Db,
  workspaceId: WorkspaceId,
  { from, to }: Days,
): Promise<(Answers & { day: string })[]> =>
  db
    .select({
      day: answerDays.day,
      answers: sql`sum(${answerDays.answers})`.mapWith(Number),
      seconds: sql`sum(${answerDays.seconds})`.mapWith(Number),
    })
    .from(answerDays)
    .where(and(eq(answerDays.workspaceId, workspaceId), between(answerDays.day, from, to)))
    .groupBy(answerDays.day)
    .orderBy(answerDays.day)

/** Incoming messages per hour of the shop's day. */
export const messagesByHour = (
  db: Db,
  workspaceId: WorkspaceId,
  { from, to }: Days,
  brandIds: string[] | undefined,
) =>
  db
    .select({ hour: inboxHours.hour, messages: sql`sum(${inboxHours.messages})`.mapWith(Number) })
    .from(inboxHours)
    .where(
      and(
        eq(inboxHours.workspaceId, workspaceId),
        between(inboxHours.day, from, to),
        isOfBrands(inboxHours.brandId, brandIds),
      ),
    )
    .groupBy(inboxHours.hour)
    .orderBy(inboxHours.hour)

/** The start of the latest messages of customers, newest first. */
export async function listLatestTexts(
  db: Db,
  workspaceId: WorkspaceId,
  { since, brandIds, characters }: { since: Date; brandIds: string[] | undefined; characters: number },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ text: sql<string>`left(${messages.content}, ${characters})` })
    .from(messages)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        eq(messages.direction, 'in'),
        gte(messages.createdAt, since),
        isOfBrands(messages.brandId, brandIds),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
  return rows.map(({ text }) => text)
}
