import { checkVideo } from '#connectors/social/check-video.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { claimFile, releaseFile } from '#core/files/index.server.ts'
import { MAX_ALT, type NewPostVideo } from '#features/campaigns/posts.contract.ts'
import { getMadeVideo } from '#features/videos/index.server.ts'
import { clip } from '#platform/clip.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { refuseAs } from '../edit/check-rules.ts'
import { changePost } from '../edit/edit-post.ts'
import type { PostPath } from '../lock-posts.ts'
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
  { videoId, alt }: NewPostVideo,
) =>
  changePost(deps, actor, locale, path, async (db, post) => {
    const { workspaceId } = actor
    const { seconds, bytes, prompt, ...video } = await getMadeVideo(db, workspaceId, videoId)
    refuseAs('videoId', checkVideo(post.platform, { seconds, bytes }), locale)
    await claimFile(db, workspaceId, video.url, { field: 'videoId' })
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
        alt: alt ?? clip(prompt, MAX_ALT),
      },
    ])
  })
