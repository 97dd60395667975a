import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { postTranslations } from './post-translations.table.ts'

export type TranslationRow = typeof postTranslations.$inferSelect

export const list = (db: Db, workspaceId: WorkspaceId, postId: string): Promise<TranslationRow[]> =>
  db
    .select()
    .from(postTranslations)
    .where(and(eq(postTranslations.workspaceId, workspaceId), eq(postTranslations.postId, postId)))
    .orderBy(asc(postTranslations.locale))

export const upsert = (
  db: Db,
  workspaceId: WorkspaceId,
  { postId, locale, ...changes }: Omit<TranslationRow, 'workspaceId'>,
) =>
  db
    .insert(postTranslations)
    .values({ workspaceId, postId, locale, ...changes })
    .onConflictDoUpdate({
      target: [postTranslations.workspaceId, postTranslations.postId, postTranslations.locale],
      set: changes,
    })
