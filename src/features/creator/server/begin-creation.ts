import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './creations.repository.ts'

/** Workers update a creation more often than this; afterwards another may take over. */
export const SILENCE_SECONDS = 45

export type CreationPlace = { workspaceId: WorkspaceId; creationId: string }

/** Claims the creation for this worker, unless it has ended or another one is working on it. */
export const beginCreation = (db: Db, { workspaceId, creationId }: CreationPlace) =>
  db.transaction(async (db): Promise<repository.CreationRow | 'ended' | 'at work'> => {
    const row = await repository.lock(db, workspaceId, creationId)
    if (!row || row.status === 'done' || row.status === 'failed') return 'ended'
    if (row.status === 'running' && row.silentFor < SILENCE_SECONDS) return 'at work'
    const input = { ...row.input, runs: row.input.runs + 1 }
    await repository.update(db, workspaceId, creationId, { status: 'running', input })
    return { ...row, input }
  })
