import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { socialAccounts } from './social-accounts.table.ts'

export const list = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.workspaceId, workspaceId))
    .orderBy(asc(socialAccounts.createdAt), asc(socialAccounts.id))
    .limit(200)
