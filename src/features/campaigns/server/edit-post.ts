import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { editableStates } from '../campaign-status.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import type { PostChanges } from '../posts.contract.ts'
import { announceCampaigns } from './announce-campaigns.ts'
import { get } from './campaigns.service.ts'
import { refuseBroken } from './check-rules.ts'
import * as repository from './posts.repository.ts'
import { settle } from './publishing/after-change.ts'
import { releaseMedia } from './release-media.ts'

export type PostPath = { id: string; postId: string }

/** Still ours: not on its way, not out, and not somewhere in between. */
const isEditable = ({ state }: Pick<repository.PostRow, 'state'>) => editableStates.has(state)

/** Lets a post be changed while it is still ours: on its way or out, it is not. */
export function requireEditable(post: Pick<repository.PostRow, 'state'>): void {
  if (post.state === 'sending') throw new AppError('already_sending')
  if (!isEditable(post)) throw new AppError('already_out')
}

/** The post of this campaign, held together with its siblings. */
export async function holdPost(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  { id, postId }: PostPath,
): Promise<repository.PostRow> {
  const post = (await repository.hold(db, workspaceId, id)).find((row) => row.id === postId)
  if (!post) throw notFound()
  return post
}

/**
 * One change of a post and what follows from it. A post with a time must stay fit to go out: nobody may be at the screen
 * when it does.
 */
export const changePost = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  change: (db: Db, post: repository.PostRow) => Promise<void>,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const post = await holdPost(db, actor, path)
    requireEditable(post)
    await change(db, post)
    if (post.state === 'scheduled') {
      const now = await repository.list(db, actor.workspaceId, path.id)
      await refuseBroken(
        db,
        actor.workspaceId,
        now.filter(({ id }) => id === post.id),
        locale,
      )
    }
    await announceCampaigns(db, actor)
    return get(db, actor, path.id)
  })

export const editPost = (
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  changes: PostChanges,
) =>
  changePost(deps, actor, locale, path, async (db, { id, text }) => {
    const isOthersText = changes.text !== undefined && changes.text !== text
    await repository.update(db, actor.workspaceId, id, {
      ...changes,
      ...(isOthersText && { writtenBy: null }),
      updatedAt: deps.clock.now(),
    })
  })

/** Leaves one platform out of its campaign. */
export const removePost = ({ db }: Pick<Deps, 'db'>, actor: Actor, path: PostPath) =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const posts = await repository.hold(db, workspaceId, path.id)
    const post = posts.find(({ id }) => id === path.postId)
    if (!post) throw notFound()
    requireEditable(post)
    if (posts.length === 1) throw new AppError('last_post')
    await releaseMedia(db, workspaceId, [post.id])
    await repository.remove(db, workspaceId, post.id)
    await settle(db, actor, path.id)
    return get(db, actor, path.id)
  })
