import { brandsShownWith } from '#core/brands/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { looksEnglish, looksSpanish } from '#writer/built-in/idea-language.ts'
import { findTotals, listLatestTexts } from './inbox-figures.repository.ts'

export type InboxFigures = {
  total: number
  unread: number
  urgent: number
  /** Average hours until the first response; null without any. */
  averageResponseHours: number | null
}

/** The figures of the inbox for a brand, or for all; null before the first message. */
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

/** This many recent messages are enough to detect the languages, however large the inbox is. */
const MOST_READ = 500
/** The first words are enough to detect a language. */
const READ_CHARACTERS = 300

export type WrittenLanguage = 'en' | 'es' | 'other'

/** By stop words; a text with none, or as many of both languages, counts as another language. */
function languageOf(text: string): WrittenLanguage {
  if (looksSpanish(text)) return 'es'
  return looksEnglish(text) ? 'en' : 'other'
}

/** Languages of recent messages, most frequent first. */
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
