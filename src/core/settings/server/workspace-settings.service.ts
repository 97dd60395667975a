import { industries } from '#platform/industries.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { WorkspaceSettings } from '../workspace-settings.contract.ts'
import { recountFigures } from './recount-figures.job.ts'
import * as repository from './workspace-settings.repository.ts'

export async function get(
  db: Db,
  workspaceId: WorkspaceId,
): Promise<Omit<WorkspaceSettings, 'hasAmounts' | 'recountPercent'>> {
  const { isNamedAfterOwner, ...row } = await repository.get(db, workspaceId)
  return {
    ...row,
    name: isNamedAfterOwner ? '' : row.name,
    industry: industries.find((known) => known === row.industry) ?? null,
  }
}

/** Locked until the transaction ends. */
export const lockWorkspace = repository.lock
export const save = repository.update
export const findRecountPercent = repository.findRecountPercent

/** Immediately, not at the next minute. */
export const beginRecount = (db: Db, queue: Deps['queue']) => queue.enqueue(db, recountFigures, {})
