import { checkVideo } from '#connectors/social/checks/check-video.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { claimFile, releaseFile } from '#core/files/index.server.ts'
import { MAX_ALT, type NewPostVideo } from '#features/campaigns/posts.contract.ts'
import { getLibraryVideo } from '#features/media-library/index.server.ts'
import { getMadeVideo } from '#features/videos/index.server.ts'
import { clip } from '#platform/clip.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { refuseAs } from '../edit/check-rules.ts'
import { changePost } from '../edit/edit-post.ts'
import type { PostPath } from '../lock-posts.ts'
import { readLimits } from '../post-limits.ts'
import type { PostRow } from '../posts.repository.ts'
import { altFor } from './crop-image.ts'
import * as repository from './post-media.repository.ts'

/**
 * Makes a video of this workspace the media of a post. Few networks take pictures and a video together, so it replaces
 * both, except where a picture can only be the video's cover.
 */
export const putVideo = (
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  wanted: NewPostVideo,
) =>
  changePost(deps, actor, locale, path, async (db, post) => {
    const { workspaceId } = actor
    const { field, seconds, bytes, alt, ...video } = await find(db, workspaceId, post, locale, wanted)
    const limits = await readLimits(db, workspaceId, post)
    refuseAs(field, checkVideo(post.platform, { seconds, bytes }, limits), locale)
    await claimFile(db, workspaceId, video.url, { field })
    const keepsCover = manifestOf(post.platform).media.requires === 'video'
    const before = await repository.list(db, workspaceId, [post.id])
    const covers = keepsCover ? before.filter(({ kind }) => kind === 'picture') : []
    for (const { id, url } of before.filter((item) => !covers.includes(item))) {
      await repository.remove(db, workspaceId, id)
      await releaseFile(db, workspaceId, url)
    }
    await repository.insert(db, workspaceId, [
      {
        ...video,
        postId: post.id,
        position: (covers.at(-1)?.position ?? -1) + 1,
        kind: 'video',
        alt: wanted.alt ?? alt,
      },
    ])
  })

async function find(db: Db, workspaceId: WorkspaceId, post: PostRow, locale: Locale, wanted: NewPostVideo) {
  if ('itemId' in wanted) {
    const item = await getLibraryVideo(db, workspaceId, wanted.itemId)
    const { url, width, height, seconds, bytes } = item
    const alt = altFor(item, post, locale)
    return { field: 'itemId', url, width, height, seconds, bytes, alt, itemId: item.id } as const
  }
  const { prompt, ...video } = await getMadeVideo(db, workspaceId, wanted.videoId)
  return { field: 'videoId', ...video, alt: clip(prompt, MAX_ALT), itemId: null } as const
}
