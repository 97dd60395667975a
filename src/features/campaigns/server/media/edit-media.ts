import { checkWeight } from '#connectors/social/checks/check-picture.ts'
import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import { claimFile, releaseFile } from '#core/files/index.server.ts'
import type { NewMedia } from '#features/campaigns/posts.contract.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { refuseAs } from '../edit/check-rules.ts'
import { changePost } from '../edit/edit-post.ts'
import type { PostPath } from '../lock-posts.ts'
import { readLimits } from '../post-limits.ts'
import { measurePicture } from './measure-picture.ts'
import * as repository from './post-media.repository.ts'

/** Even a draft may not exceed the number of pictures a network takes. */
export const tooManyPictures = (platform: Platform, pictures: number, limits: ServerLimits | null) =>
  checkPost({ platform, title: '', text: '', pictures, videos: 0, limits }).find(
    ({ rule }) => rule === 'too-many',
  ) ?? null

async function find(db: Db, workspaceId: WorkspaceId, postId: string, mediaId: string) {
  const media = await repository.list(db, workspaceId, [postId])
  const item = media.find(({ id }) => id === mediaId)
  if (!item) throw notFound()
  return item
}

/** Appends an uploaded picture, or replaces one. */
export async function putMedia(
  deps: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  { url, alt, replaces }: NewMedia,
) {
  const { workspaceId } = actor
  const { width, height, bytes } = await measurePicture(deps, workspaceId, url)
  return changePost(deps, actor, locale, path, async (db, post) => {
    const limits = await readLimits(db, workspaceId, post)
    refuseAs('url', checkWeight(post.platform, bytes, limits), locale)
    await claimFile(db, workspaceId, url, { field: 'url', isPicture: true })
    const media = await repository.list(db, workspaceId, [post.id])
    const others = media.filter(({ kind, id }) => kind === 'picture' && id !== replaces).length
    refuseAs('url', tooManyPictures(post.platform, others + 1, limits), locale)
    if (replaces) {
      const before = media.find(({ id }) => id === replaces)
      if (!before) throw notFound()
      await releaseFile(db, workspaceId, before.url)
      await repository.update(db, workspaceId, before.id, {
        kind: 'picture',
        url,
        width,
        height,
        alt,
        itemId: null,
        design: null,
      })
      return
    }
    const position = (media.at(-1)?.position ?? -1) + 1
    await repository.insert(db, workspaceId, [
      { postId: post.id, position, kind: 'picture', url, width, height, alt },
    ])
  })
}

export type MediaPath = PostPath & { mediaId: string }

export const describeMedia = (
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  path: MediaPath,
  alt: string,
) =>
  changePost(deps, actor, locale, path, async (db, post) => {
    const { id } = await find(db, actor.workspaceId, post.id, path.mediaId)
    await repository.update(db, actor.workspaceId, id, { alt })
  })

export const removeMedia = (deps: Pick<Deps, 'db'>, actor: Actor, locale: Locale, path: MediaPath) =>
  changePost(deps, actor, locale, path, async (db, post) => {
    const { id, url } = await find(db, actor.workspaceId, post.id, path.mediaId)
    await repository.remove(db, actor.workspaceId, id)
    await releaseFile(db, actor.workspaceId, url)
  })
