import { and, count, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isOfBrands, shownWith } from '#features/brands/server/brands.service.ts'
import type { Db } from '#server/db/database.ts'
import { hourOf, isAmong, placeAmong } from '#server/db/local-time.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { looksEnglish, looksSpanish } from '#writer/built-in/idea-language.ts'
import { inboxTotals, messages } from './inbox.table.ts'

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
  const brandIds = brandId ? await shownWith(db, { workspaceId }, brandId) : undefined
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

type Shop = Pick<Actor, 'workspaceId' | 'timeZone'>

export type Answers = { answers: number; seconds: number }

/** How often somebody who had waited was answered from each of these moments to the next, and how long they had waited together. */
export async function countAnswers(
  db: Db,
  workspaceId: WorkspaceId,
  moments: readonly Date[],
): Promise<Answers[]> {
  const rows = await db
    .select({
      place: placeAmong(messages.createdAt, moments),
      answers: count(),
      seconds: sql<number>`sum(${messages.responseSeconds})`.mapWith(Number),
    })
    .from(messages)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        isNotNull(messages.responseSeconds),
        isAmong(messages.createdAt, moments),
      ),
    )
    .groupBy(sql`1`)
  return moments
    .slice(1)
    .map((_, index) => rows.find(({ place }) => place === index + 1) ?? { answers: 0, seconds: 0 })
}

/** However much is written to a shop, so many of the latest messages tell in which hours and languages. */
const MOST_COUNTED = 5000
const MOST_READ = 500
/** A language shows in the first words. */
const READ_CHARACTERS = 300

const isLately = (workspaceId: WorkspaceId, since: Date, brandIds: string[] | undefined): SQL | undefined =>
  and(
    eq(messages.workspaceId, workspaceId),
    eq(messages.direction, 'in'),
    gte(messages.createdAt, since),
    isOfBrands(messages.brandId, brandIds),
  )

/** How many messages came in at each hour of the shop's day. */
export async function messagesByHour(
  db: Db,
  { workspaceId, timeZone }: Shop,
  since: Date,
  brandIds: string[] | undefined,
) {
  const latest = db
    .select({ hour: hourOf(messages.createdAt, timeZone).as('hour') })
    .from(messages)
    .where(isLately(workspaceId, since, brandIds))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MOST_COUNTED)
    .as('latest')
  return db
    .select({ hour: latest.hour, messages: count() })
    .from(latest)
    .groupBy(latest.hour)
    .orderBy(latest.hour)
}

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
    .where(isLately(workspaceId, since, brandIds))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MOST_READ)
  const byLanguage = Map.groupBy(rows, ({ text }) => languageOf(text))
  return [...byLanguage]
    .map(([language, written]) => ({ language, messages: written.length }))
    .sort((a, b) => b.messages - a.messages)
}
