import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { mailSettings } from './mail-settings.table.ts'

export type MailSettingsRow = typeof mailSettings.$inferSelect

export async function find(db: Db, workspaceId: WorkspaceId): Promise<MailSettingsRow | null> {
  const [row] = await db.select().from(mailSettings).where(eq(mailSettings.workspaceId, workspaceId))
  return row ?? null
}

export async function existsAny(db: Db): Promise<boolean> {
  const rows = await db.select({ workspaceId: mailSettings.workspaceId }).from(mailSettings).limit(1)
  return rows.length > 0
}

export const save = (db: Db, workspaceId: WorkspaceId, settings: Omit<MailSettingsRow, 'workspaceId'>) =>
  db
    .insert(mailSettings)
    .values({ ...settings, workspaceId })
    .onConflictDoUpdate({ target: mailSettings.workspaceId, set: settings })

export const remove = (db: Db, workspaceId: WorkspaceId) =>
  db.delete(mailSettings).where(eq(mailSettings.workspaceId, workspaceId))

/** The caller's address, for the test mail. */
export async function getEmail(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!row) throw new Error('The person who asks is gone.')
  return row.email
}
