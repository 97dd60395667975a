import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { get } from '../campaigns.service.ts'
import { refuseBroken } from '../edit/check-rules.ts'
import { requireEditable } from '../edit/edit-post.ts'
import { lockPosts } from '../lock-posts.ts'
import { endDrawing, type PostRow } from '../posts.repository.ts'
import { list, type MediaRow } from './post-media.repository.ts'

type Change = (db: Db, post: PostRow, media: MediaRow[]) => Promise<void>

/** Changes the media of several posts: all of them, or none if one cannot take it. Scheduled posts must stay valid. */
export const changeMedia = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  campaignId: string,
  postIds: readonly string[],
  change: Change,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const wanted = new Set(postIds)
    const chosen = (await lockPosts(db, actor, campaignId)).filter(({ id }) => wanted.has(id))
    if (chosen.length < wanted.size) throw notFound()
    chosen.forEach(requireEditable)
    const media = await list(db, workspaceId, [...wanted])
    for (const post of chosen)
      await change(
        db,
        post,
        media.filter(({ postId }) => postId === post.id),
      )
    // What was chosen by hand is not drawn over.
    await endDrawing(db, workspaceId, [...wanted])
    const scheduled = chosen.filter(({ state }) => state === 'scheduled')
    await refuseBroken(db, workspaceId, scheduled, locale)
    await announce(db, actor, 'campaigns')
    return get(db, actor, campaignId)
  })
