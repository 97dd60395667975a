import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { problemsOf } from '#features/campaigns/post-problems.ts'
import { listSendingAccounts } from '#features/social-accounts/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { get } from '../campaigns.service.ts'
import { lockPosts } from '../lock-posts.ts'
import { list as listMedia } from '../media/post-media.repository.ts'
import { limitsFor } from '../post-limits.ts'
import * as repository from '../posts.repository.ts'
import { refuseProblems } from './check-rules.ts'
import { requireEditable } from './edit-post.ts'

/** Saves the texts of several posts: all of them, or none if one cannot take its text. */
export const shareText = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  id: string,
  { texts }: { texts: { postId: string; text: string }[] },
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const posts = await lockPosts(db, actor, id)
    const wanted = new Map(texts.map(({ postId, text }) => [postId, text]))
    const chosen = posts.filter((post) => wanted.has(post.id))
    if (chosen.length === 0 || chosen.length < wanted.size) throw notFound()
    chosen.forEach(requireEditable)
    const media = await listMedia(db, workspaceId, [...wanted.keys()])
    const accounts = await listSendingAccounts(db, workspaceId)
    const changed = chosen.map((post) => ({
      ...post,
      text: wanted.get(post.id) ?? post.text,
      was: post.text,
    }))
    const problems = changed.flatMap((post) =>
      problemsOf(
        { ...post, limits: limitsFor(accounts, post) },
        media.filter(({ postId }) => postId === post.id),
      ),
    )
    // Other problems of a post existed before and do not block the text.
    refuseProblems(
      problems.filter(({ field }) => field === 'text'),
      locale,
    )
    for (const { id: postId, text } of changed.filter((each) => each.text !== each.was))
      await repository.update(db, workspaceId, postId, { text, writtenBy: null })
    await announce(db, actor, 'campaigns')
    return get(db, actor, id)
  })
