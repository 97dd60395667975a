import { inPickerOrder } from '#connectors/social/platforms.ts'
import { MAX_WAITING, type WaitingPosts } from '#features/campaigns/waiting.contract.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { list as listMedia } from '../media/post-media.repository.ts'
import { countWaiting, listWaiting } from './waiting-posts.repository.ts'

type Row = Awaited<ReturnType<typeof listWaiting>>[number]

const timeOf = ({ scheduledFor }: Row) => scheduledFor?.getTime() ?? Number.MAX_SAFE_INTEGER

/** Posts of a campaign stay together, in the order of its screen. */
const byTurn = (a: Row, b: Row) =>
  timeOf(a) - timeOf(b) ||
  a.campaignId.localeCompare(b.campaignId) ||
  inPickerOrder(a.platform, b.platform) ||
  a.id.localeCompare(b.id)

/** What a person can post now, in the order in which it was due. */
export async function listWaitingPosts(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<WaitingPosts> {
  const rows = await listWaiting(db, workspaceId, MAX_WAITING)
  if (rows.length === 0) return { total: 0, posts: [] }
  const media = Map.groupBy(
    await listMedia(
      db,
      workspaceId,
      rows.map(({ id }) => id),
    ),
    ({ postId }) => postId,
  )
  return {
    total: rows.length < MAX_WAITING ? rows.length : await countWaiting(db, workspaceId),
    posts: rows.sort(byTurn).map((row) => ({
      ...row,
      scheduledFor: row.scheduledFor?.toISOString() ?? null,
      media: media.get(row.id) ?? [],
    })),
  }
}
