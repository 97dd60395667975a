import { checkWeight } from '#connectors/social/checks/check-picture.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import { type ClaimedFile, claimFile, releaseFile } from '#core/files/index.server.ts'
import type { ArrangedMedia } from '#features/campaigns/posts.contract.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { refuseAs } from '../edit/check-rules.ts'
import { readLimits } from '../post-limits.ts'
import type { PostRow } from '../posts.repository.ts'
import { ITEM_EXISTS } from '../posts.table.ts'
import { changeMedia } from './change-media.ts'
import { tooManyPictures } from './edit-media.ts'
import { measurePicture } from './measure-picture.ts'
import * as repository from './post-media.repository.ts'

type Wanted = ArrangedMedia['media'][number]

/** Sets the media of posts: in another order, without some, or as they were before a change. */
export const arrangeMedia = (
  deps: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  locale: Locale,
  campaignId: string,
  posts: ArrangedMedia[],
) => {
  const wanted = new Map(posts.map(({ postId, media }) => [postId, media]))
  return changeMedia(deps, actor, locale, campaignId, [...wanted.keys()], async (db, post, before) => {
    const media = wanted.get(post.id) ?? []
    const limits = await readLimits(db, actor.workspaceId, post)
    const ruled = { platform: post.platform, limits }
    const kept = await Promise.all(
      media.map((item) => keep({ ...deps, db }, actor, locale, ruled, before, item)),
    )
    const pictures = kept.filter(({ kind }) => kind === 'picture').length
    refuseAs('media', tooManyPictures(post.platform, pictures, limits), locale)
    for (const { id, url } of before) {
      await repository.remove(db, actor.workspaceId, id)
      await releaseFile(db, actor.workspaceId, url)
    }
    const rows = kept.map((item, position) => ({ ...item, postId: post.id, position }))
    if (rows.length > 0) await ofKnownItems(() => repository.insert(db, actor.workspaceId, rows))
  })
}

/** A picture of another workspace counts as not found. */
async function ofKnownItems(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (violatesConstraint(error, ITEM_EXISTS)) throw notFound()
    throw error
  }
}

/** Claims the file, so that it is kept; what the post already shows is claimed again before it is released. */
async function keep(
  deps: Pick<Deps, 'db' | 'storage'>,
  { workspaceId }: Actor,
  locale: Locale,
  { platform, limits }: Pick<PostRow, 'platform'> & { limits: ServerLimits | null },
  before: repository.MediaRow[],
  { url, alt, itemId = null }: Wanted,
) {
  const file = await claimFile(deps.db, workspaceId, url, { field: 'media' })
  const shown = before.find((item) => item.url === url)
  const kind = file.contentType === 'video/mp4' ? ('video' as const) : ('picture' as const)
  if (kind === 'picture') refuseAs('media', checkWeight(platform, file.size, limits), locale)
  const { width, height } = shown ?? (await measure(deps, workspaceId, url, file))
  const id = shown && { id: shown.id }
  const design = shown?.design ?? null
  return { ...id, kind, url, alt, itemId: shown?.itemId ?? itemId, design, width, height }
}

/** Files of earlier versions have no measures; 0 if they cannot be found out, as for their videos. */
async function measure(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  url: string,
  { width, height, contentType }: ClaimedFile,
) {
  if (width !== null && height !== null) return { width, height }
  return contentType === 'video/mp4' ? { width: 0, height: 0 } : measurePicture(deps, workspaceId, url)
}
