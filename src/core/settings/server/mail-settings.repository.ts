import { eq } from 'drizzle-orm'
import { fullName } from '#platform/full-name.ts'
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

async function getPerson(db: Db, userId: string) {
  const { email, firstName, lastName } = users
  const [row] = await db.select({ email, firstName, lastName }).from(users).where(eq(users.id, userId))
  if (!row) throw new Error('The person who asks is gone.')
  return row
}

/** The caller's address, for the test mail. */
export const getEmail = async (db: Db, userId: string): Promise<string> => (await getPerson(db, userId)).email

/** The caller's name, for a test message. */
export const getName = async (db: Db, userId: string): Promise<string> =>
  fullName(await getPerson(db, userId))
