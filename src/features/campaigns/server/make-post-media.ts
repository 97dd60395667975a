import { createReadStream } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import type { Manifest, PictureSize } from '#channels/channel.ts'
import { allPlatforms } from '#channels/platforms.ts'
import { keepFile } from '#features/files/server/files.service.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { drawJpeg } from '#media/draw-picture.ts'
import { withVideo } from '#media/video/render-video.ts'
import { videoStyleOf } from '#media/video/style-of-brand.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { PictureWords } from '#writer/writer.ts'
import { postMedia, posts } from './posts.table.ts'

const CLIP_SECONDS = 5
const upright: PictureSize = { width: 720, height: 1280 }
const lying: PictureSize = { width: 1280, height: 720 }

export type MadeMedia = PictureSize & { kind: 'picture' | 'video'; url: string }

export type MediaOrder = {
  workspaceId: WorkspaceId
  campaignId: string
  manifest: Manifest
  words: PictureWords
  look: BrandLook
}

type Making = Pick<Deps, 'db' | 'storage' | 'clock'>

/** What one platform takes: a video where it insists on one, else a picture in its size; null where it shows neither. */
export async function makePostMedia(deps: Making, order: MediaOrder): Promise<MadeMedia | null> {
  const { requires, maxPictures } = order.manifest.media
  if (requires === 'video') return makeClip(deps, order)
  return maxPictures > 0 ? makePicture(deps, order) : null
}

async function makePicture(deps: Making, { workspaceId, campaignId, manifest, words, look }: MediaOrder) {
  const { size } = manifest.media
  // From what stays the same, so that a run that goes on later draws what the first one would have drawn.
  const seed = Number.parseInt(campaignId.slice(0, 6), 16) + allPlatforms.indexOf(manifest.id)
  const url = await keepFile(deps, workspaceId, 'image/jpeg', await drawJpeg({ size, words, look, seed }))
  return { ...size, kind: 'picture', url } as const
}

/** Platforms of one shape share one clip: rendering is what takes long. */
async function makeClip(deps: Making, order: MediaOrder): Promise<MadeMedia> {
  const { workspaceId, words, look, manifest } = order
  const size = manifest.media.size.height > manifest.media.size.width ? upright : lying
  const url =
    (await findClip(deps, order, size)) ??
    (await withVideo(
      {
        style: videoStyleOf(look.style),
        seconds: CLIP_SECONDS,
        size,
        words: { captions: [words.headline, words.line], call: words.call },
        look,
      },
      {},
      (file) => keepFile(deps, workspaceId, 'video/mp4', createReadStream(file)),
    ))
  return { ...size, kind: 'video', url }
}

async function findClip(
  { db }: Making,
  { workspaceId, campaignId }: MediaOrder,
  size: PictureSize,
): Promise<string | null> {
  const [made] = await db
    .select({ url: postMedia.url })
    .from(postMedia)
    .innerJoin(posts, eq(posts.id, postMedia.postId))
    .where(
      and(
        eq(postMedia.workspaceId, workspaceId),
        eq(posts.campaignId, campaignId),
        eq(postMedia.kind, 'video'),
        eq(postMedia.width, size.width),
        eq(postMedia.height, size.height),
      ),
    )
    .limit(1)
  return made?.url ?? null
}
