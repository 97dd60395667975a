import type { Platform } from '#connectors/social/platforms.ts'
import { lookOf } from '#core/brands/index.server.ts'
import { claimFile, releaseFile } from '#core/files/index.server.ts'
import { notifyMaker } from '#core/notifications/index.server.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { PictureWords } from '#writer/writer.ts'
import { findDrawn } from '../campaigns.repository.ts'
import { endDrawing, listWithoutMedia, lock } from '../posts.repository.ts'
import { type MadeMedia, type MediaOrder, makePostMedia } from './make-post-media.ts'
import { planDesign } from './plan-design.ts'
import * as repository from './post-media.repository.ts'

/**
 * Makes the missing media of a campaign's posts: a designed picture or a short video, by their formats or platforms. Without
 * words, they are found in the campaign.
 * `onPost` is called after each platform. Safe to run again: it continues where it stopped. If the storage is full, the
 * posts stay without media and the campaign's maker is notified.
 */
export async function drawMedia(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>,
  workspaceId: WorkspaceId,
  campaignId: string,
  words: PictureWords | null,
  onPost?: (platform: Platform) => Promise<void>,
): Promise<void> {
  const { db } = deps
  const campaign = await findDrawn(db, workspaceId, campaignId)
  if (!campaign) return
  const look = await lookOf(deps, workspaceId, campaign.brandId)
  const bare = await listWithoutMedia(db, workspaceId, campaignId)
  if (bare.length === 0) return
  const design = await planDesign(deps, workspaceId, campaign, look, words)
  const drawn: MediaOrder['drawn'] = new Map()
  for (const { id, platform, formats } of bare) {
    try {
      const media = await makePostMedia(deps, {
        workspaceId,
        campaignId,
        platform,
        formats,
        design,
        look,
        drawn,
      })
      if (media) await attach(db, workspaceId, { id, campaignId }, media)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'storage_full') throw error
      await endDrawing(db, workspaceId, [id])
      await notifyStorageFull(db, workspaceId, campaign)
    }
    await onPost?.(platform)
  }
  await announce(db, { workspaceId }, 'campaigns')
}

const notifyStorageFull = (
  db: Db,
  workspaceId: WorkspaceId,
  { id, title, createdBy }: { id: string; title: string; createdBy: string | null },
) =>
  notifyMaker(db, workspaceId, createdBy, {
    type: 'storage_full',
    values: { campaign: title },
    link: '/settings?section=data',
    once: `storage_full ${id}`,
  })

/**
 * If another run was faster, its file stays and this one is swept. Only the campaign is announced; lists are announced
 * once, at the end.
 */
const attach = (
  db: Db,
  workspaceId: WorkspaceId,
  { id: postId, campaignId }: { id: string; campaignId: string },
  media: MadeMedia,
) =>
  db.transaction(async (db) => {
    const post = (await lock(db, workspaceId, campaignId))?.find(({ id }) => id === postId)
    if (!post || !editableStates.has(post.state)) return
    if (!(await repository.insertIfFree(db, workspaceId, { ...media, postId }))) return
    await claimFile(db, workspaceId, media.url)
    await endDrawing(db, workspaceId, [postId])
    await announce(db, { workspaceId }, `campaigns/${campaignId}`)
  })

/** Replaces the pictures of a post, or this one, with a stored one, in the caller's transaction. */
export async function attachPicture(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  picture: { url: string; width: number; height: number; alt: string },
  mediaId?: string,
): Promise<void> {
  await claimFile(db, workspaceId, picture.url, { isPicture: true })
  if (mediaId) await replace(db, workspaceId, postId, picture, mediaId)
  else {
    for (const url of await repository.removePictures(db, workspaceId, postId))
      await releaseFile(db, workspaceId, url)
    const position = await repository.nextPosition(db, workspaceId, postId)
    await repository.insert(db, workspaceId, [{ ...picture, postId, position, kind: 'picture' }])
  }
  await announce(db, { workspaceId }, 'campaigns')
}

async function replace(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  picture: Pick<MadeMedia, 'url' | 'width' | 'height' | 'alt'>,
  mediaId: string,
): Promise<void> {
  const media = await repository.list(db, workspaceId, [postId])
  const before = media.find(({ id, kind }) => id === mediaId && kind === 'picture')
  if (!before) throw notFound()
  await releaseFile(db, workspaceId, before.url)
  await repository.update(db, workspaceId, mediaId, { ...picture, itemId: null, design: null })
}
