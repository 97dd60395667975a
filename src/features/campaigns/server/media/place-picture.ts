import type { PictureSize } from '#connectors/social/channel.ts'
import { checkWeight } from '#connectors/social/checks/check-picture.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { claimFile, keepFile, releaseFile } from '#core/files/index.server.ts'
import type { PlacedPicture } from '#features/campaigns/posts.contract.ts'
import { getLibraryPicture } from '#features/media-library/index.server.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { refuseAs } from '../edit/check-rules.ts'
import { readLimits } from '../post-limits.ts'
import { list as listPosts, type PostRow } from '../posts.repository.ts'
import { changeMedia } from './change-media.ts'
import { altFor, cropImage, nameOfSize, sizeFor, sizesOf } from './crop-image.ts'
import { tooManyPictures } from './edit-media.ts'
import * as repository from './post-media.repository.ts'

type Making = Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>
type Crop = PictureSize & { url: string; bytes: number }

/**
 * Puts one picture of the library on several posts, each with its own crop. Posts of the same size share a file. The
 * crops are made before the transaction, because that is slow; unclaimed ones are swept.
 */
export async function placePicture(
  deps: Making,
  actor: Actor,
  locale: Locale,
  campaignId: string,
  { itemId, postIds, focus, mode, replaces }: PlacedPicture,
) {
  const { workspaceId } = actor
  const item = await getLibraryPicture(deps.db, workspaceId, itemId)
  const chosen = (await listPosts(deps.db, workspaceId, campaignId)).filter(({ id }) => postIds.includes(id))
  if (chosen.length < new Set(postIds).size) throw notFound()
  const crops = await keepCrops(deps, workspaceId, { ...item, focus: focus ?? item.focus }, chosen)
  return changeMedia(deps, actor, locale, campaignId, postIds, async (db, post, before) => {
    const crop = crops.get(nameOfSize(sizeFor(post)))
    if (!crop) throw notFound()
    const limits = await readLimits(db, workspaceId, post)
    refuseAs('itemId', checkWeight(post.platform, crop.bytes, limits), locale)
    const { url, width, height } = crop
    const alt = altFor(item, post, locale)
    const picture = { kind: 'picture', url, width, height, alt, itemId } as const
    await claimFile(db, workspaceId, url, { isPicture: true })
    const replaced = before.find(({ id }) => id === replaces)
    if (replaces && !replaced) throw notFound()
    if (replaced) {
      await releaseFile(db, workspaceId, replaced.url)
      await repository.update(db, workspaceId, replaced.id, { ...picture, design: null })
      return
    }
    const left = mode === 'add' ? before : await clear(db, workspaceId, post, before)
    const pictures = left.filter(({ kind }) => kind === 'picture').length
    refuseAs('itemId', tooManyPictures(post.platform, pictures + 1, limits), locale)
    const position = (left.at(-1)?.position ?? -1) + 1
    await repository.insert(db, workspaceId, [{ ...picture, postId: post.id, position }])
  })
}

/** Removes what the post shows, except a video that its network requires: there the picture is the cover. */
async function clear(
  db: Db,
  workspaceId: WorkspaceId,
  { platform }: PostRow,
  media: repository.MediaRow[],
): Promise<repository.MediaRow[]> {
  const needsVideo = manifestOf(platform).media.requires === 'video'
  const stays = media.filter(({ kind }) => needsVideo && kind === 'video')
  for (const { id, url } of media.filter((item) => !stays.includes(item))) {
    await repository.remove(db, workspaceId, id)
    await releaseFile(db, workspaceId, url)
  }
  return stays
}

async function keepCrops(
  deps: Making,
  workspaceId: WorkspaceId,
  item: Pick<MediaItem, 'url' | 'focus'>,
  posts: PostRow[],
): Promise<Map<string, Crop>> {
  const crops = new Map<string, Crop>()
  for (const { bytes, ...size } of await cropImage(deps, workspaceId, item, sizesOf(posts))) {
    const url = await keepFile(deps, workspaceId, 'image/jpeg', bytes, size)
    crops.set(nameOfSize(size), { ...size, url, bytes: bytes.length })
  }
  return crops
}
