import { eq, inArray, notExists, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { listStoredFiles } from '#core/files/index.server.ts'
import { confirmPassword } from '#features/auth/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { users } from '#server/tenancy/users.table.ts'
import { workspaces } from '#server/tenancy/workspaces.table.ts'
import { workspaceDataRules } from '../i18n/index.ts'
import type { deleteWorkspaceSchema } from '../workspace-data.contract.ts'

const notTheName = ruleText(workspaceDataRules, 'nameDoesNotMatch')

/**
 * The rows go in one transaction, the stored bytes after it: should the process die in between, the sweep finds bytes without
 * a row and removes them, while the other way round rows would be left without their files.
 */
export async function deleteWorkspace(
  deps: Deps,
  actor: Actor,
  { confirmation, password }: z.output<typeof deleteWorkspaceSchema>,
): Promise<void> {
  await confirmPassword(deps.db, actor.userId, password)
  const files = await deps.db.transaction(async (db) => {
    const [workspace] = await db
      .select({ name: workspaces.name })
      .from(workspaces)
      .where(eq(workspaces.id, actor.workspaceId))
      .for('update')
    if (!workspace) throw notFound()
    if (workspace.name.trim() !== confirmation)
      throw new AppError('refused', { fields: { confirmation: notTheName } })
    const stored = await listStoredFiles(db, actor.workspaceId)
    await deps.queue.forget(db, [actor.workspaceId])
    await deletePeople(deps, db, actor)
    await db.delete(workspaces).where(eq(workspaces.id, actor.workspaceId))
    return stored
  })
  for (const { objectName } of files) await deps.storage.remove(objectName)
}

/** Those who belong to no other workspace, with the work that still waits for them. */
async function deletePeople({ queue }: Deps, db: Db, { workspaceId }: Actor): Promise<void> {
  const members = await db
    .delete(memberships)
    .where(eq(memberships.workspaceId, workspaceId))
    .returning({ userId: memberships.userId })
  const elsewhere = db.select({ one: sql`1` }).from(memberships).where(eq(memberships.userId, users.id))
  const gone = await db
    .delete(users)
    .where(
      sql`${inArray(
        users.id,
        members.map(({ userId }) => userId),
      )} and ${notExists(elsewhere)}`,
    )
    .returning({ id: users.id, email: users.email })
  await queue.forget(
    db,
    gone.flatMap(({ id, email }) => [id, email]),
  )
}
