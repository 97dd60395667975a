import { and, between, desc, eq, gte, sql } from 'drizzle-orm'
import { brandsShownWith, isOfBrands } from '#core/brands/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { looksEnglish, looksSpanish } from '#writer/built-in/idea-language.ts'
import { answerDays, inboxHours, inboxTotals, messages } from './inbox.table.ts'

export type InboxFigures = {
  total: number
  unread: number
  urgent: number
  /** Hours until somebody was answered, on average; null while nobody was. */
  averageResponseHours: number | null
}

/** The figures of the inbox: of what a list shows with this brand chosen, or of all; null while no message has come in. */
export async function inboxFigures(
  db: Db,
  workspaceId: WorkspaceId,
  brandId?: string,
): Promise<InboxFigures | null> {
  const brandIds = brandId ? await brandsShownWith(db, { workspaceId }, brandId) : undefined
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
    .where(and(eq(inboxTotals.workspaceId, workspaceId)))
  if (!row?.everything) return null
  const { total, unread, urgent, answered, seconds } = row
  return { total, unread, urgent, averageResponseHours: answered > 0 ? seconds / answered / 3600 : null }
}

/** Days of the shop, both counted in. */
type Days = { from: string; to: string }

export type Answers = { answers: number; seconds: number }

/** How often somebody who had waited was answered on each of these days, and how long they had waited together; days without any are left out. */
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

/** How many messages came in at each hour of the shop's day. */
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

/** However much is written to a shop, so many of the latest messages tell in which languages. */
const MOST_READ = 500
/** A language shows in the first words. */
const READ_CHARACTERS = 300

export type WrittenLanguage = 'en' | 'es' | 'other'

/** By the small words; a text that has none of either language, or as many of both, is of another. */
function languageOf(text: string): WrittenLanguage {
  if (looksSpanish(text)) return 'es'
  return looksEnglish(text) ? 'en' : 'other'
}

/** In which language people have written lately, most first. */
export async function messagesByLanguage(
  db: Db,
  workspaceId: WorkspaceId,
  since: Date,
  brandIds: string[] | undefined,
): Promise<{ language: WrittenLanguage; messages: number }[]> {
  const rows = await db
    .select({ text: sql<string>`left(${messages.content}, ${READ_CHARACTERS})` })
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
    .limit(MOST_READ)
  const byLanguage = Map.groupBy(rows, ({ text }) => languageOf(text))
  return [...byLanguage]
    .map(([language, written]) => ({ language, messages: written.length }))
    .sort((a, b) => b.messages - a.messages)
}
