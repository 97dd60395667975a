import type * as z from 'zod'
import { listStoredFiles } from '#core/files/index.server.ts'
import { confirmPassword } from '#features/auth/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { workspaceDataRules } from '../i18n/index.ts'
import type { deleteWorkspaceSchema } from '../workspace-data.contract.ts'
import * as repository from './workspaces.repository.ts'

const notTheName = ruleText(workspaceDataRules, 'nameDoesNotMatch')

/**
 * Deletes the rows in one transaction, then the stored files: after a crash in between, the sweep finds files without a
 * row, while the other order would leave rows without files.
 */
export async function deleteWorkspace(
  deps: Deps,
  actor: Actor,
  { confirmation, password }: z.output<typeof deleteWorkspaceSchema>,
): Promise<void> {
  await confirmPassword(deps.db, actor.userId, password)
  const files = await deps.db.transaction(async (db) => {
    const name = await repository.lockName(db, actor.workspaceId)
    if (name === null) throw notFound()
    if (name.trim() !== confirmation) throw new AppError('refused', { fields: { confirmation: notTheName } })
    const stored = await listStoredFiles(db, actor.workspaceId)
    await deps.queue.forget(db, [actor.workspaceId])
    await deletePeople(deps, db, actor)
    await repository.remove(db, actor.workspaceId)
    return stored
  })
  for (const { objectName } of files) await deps.storage.remove(objectName)
}

/** Deletes people without another workspace, with their waiting jobs. */
async function deletePeople({ queue }: Deps, db: Db, { workspaceId }: Actor): Promise<void> {
  const gone = await repository.removePeople(db, workspaceId)
  await queue.forget(
    db,
    gone.flatMap(({ id, email }) => [id, email]),
  )
}
