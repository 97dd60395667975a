import type { PostState } from '#features/campaigns/campaign-status.ts'
import type { MediaUse } from '#features/media-library/media-library.contract.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { listUses } from './post-media.repository.ts'

const MOST = 200

const useStates: Partial<Record<PostState, MediaUse['state']>> = {
  scheduled: 'planned',
  sending: 'planned',
  published: 'published',
}

/** The posts that show a picture of the media library. */
export async function listPostsWithItem(
  db: Db,
  workspaceId: WorkspaceId,
  itemId: string,
): Promise<MediaUse[]> {
  const rows = await listUses(db, workspaceId, itemId, MOST)
  return rows.map(({ campaignCreatedAt: _created, state, scheduledFor, ...row }) => ({
    ...row,
    state: useStates[state] ?? 'draft',
    scheduledFor: scheduledFor?.toISOString() ?? null,
  }))
}
