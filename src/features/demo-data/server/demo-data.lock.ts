import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** Serializes loads, removals and drawn pictures of a workspace. */
export const lockDemoData = (db: Db, workspaceId: WorkspaceId) =>
  lockUntilCommit(db, `demo-data ${workspaceId}`)
