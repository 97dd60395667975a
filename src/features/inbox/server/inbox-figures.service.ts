import { brandsShownWith } from '#core/brands/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { looksEnglish, looksSpanish } from '#writer/built-in/idea-language.ts'
import { findTotals, listLatestTexts } from './inbox-figures.repository.ts'

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
  const row = await findTotals(db, workspaceId, brandIds)
  if (!row?.everything) return null
  const { total, unread, urgent, answered, seconds } = row
  return { total, unread, urgent, averageResponseHours: answered > 0 ? seconds / answered / 3600 : null }
}

/** So many of the latest messages are enough to know the languages, however large the inbox is. */
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
  const texts = await listLatestTexts(
    db,
    workspaceId,
    { since, brandIds, characters: READ_CHARACTERS },
    MOST_READ,
  )
  const byLanguage = Map.groupBy(texts, languageOf)
  return [...byLanguage]
    .map(([language, written]) => ({ language, messages: written.length }))
    .sort((a, b) => b.messages - a.messages)
}
