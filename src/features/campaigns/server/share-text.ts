import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import { problemsOf } from '../post-problems.ts'
import { announceCampaigns } from './announce-campaigns.ts'
import { get } from './campaigns.service.ts'
import { refuseProblems } from './check-rules.ts'
import { requireEditable } from './edit-post.ts'
import * as repository from './posts.repository.ts'

/** The same text for several posts: all of them or, where one cannot take it, none. */
export const shareText = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  id: string,
  { text, postIds }: { text: string; postIds: string[] },
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const held = await repository.hold(db, workspaceId, id)
    const chosen = held.filter((post) => postIds.includes(post.id))
    if (chosen.length === 0 || chosen.length < new Set(postIds).size) throw notFound()
    chosen.forEach(requireEditable)
    const media = await repository.listMedia(db, workspaceId, postIds)
    const problems = chosen.flatMap((post) =>
      problemsOf(
        { ...post, text },
        media.filter(({ postId }) => postId === post.id),
      ),
    )
    // What else a post lacks was so before, and is no reason against the text.
    refuseProblems(
      problems.filter(({ field }) => field === 'text'),
      locale,
    )
    const updatedAt = clock.now()
    for (const post of chosen.filter((each) => each.text !== text))
      await repository.update(db, workspaceId, post.id, { text, writtenBy: null, updatedAt })
    await announceCampaigns(db, actor)
    return get(db, actor, id)
  })
