import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './post-fates.repository.ts'

type PostState = 'published' | 'processing' | 'removed'
type Fates = {
  stateOf(id: string): PostState
  /** When its processing ends, if it needs any. */
  readyAt(id: string): Date | null
}

/** The current fates of these posts. */
export async function fatesOf(db: Db, workspaceId: WorkspaceId, ids: string[], now: Date): Promise<Fates> {
  const rows = await repository.list(db, workspaceId, ids)
  const when = (id: string, kind: 'ready' | 'removed') =>
    rows.find((row) => row.ledgerId === id && row.kind === kind)?.at ?? null
  const readyAt = (id: string) => when(id, 'ready')
  return {
    readyAt,
    stateOf(id) {
      if (when(id, 'removed')) return 'removed'
      const ready = readyAt(id)
      return ready && ready > now ? 'processing' : 'published'
    },
  }
}
