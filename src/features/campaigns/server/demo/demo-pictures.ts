import type { PictureSize } from '#connectors/social/channel.ts'
import { claimFile } from '#core/files/index.server.ts'
import { type DemoScene, findSceneItem, isUnchangedScene } from '#features/media-library/index.server.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import type { DemoDrawing, DemoShop } from '#server/demo/demo-part.ts'
import { announce } from '#server/events/announce.ts'
import { altFor, type Crop, cropImage, nameOfSize, sizeFor, sizesOf } from '../media/crop-image.ts'
import { insert as insertMedia } from '../media/post-media.repository.ts'
import { type DemoPostRow, listDemoPosts, lockBare } from './demo-campaigns.repository.ts'
import { demoCampaignId } from './demo-campaigns.service.ts'
import { demoCampaigns } from './demo-campaigns.ts'

/** The posts of plans show these in turn. */
export const demoPlanScenes: readonly DemoScene[] = [
  'salon-chair',
  'care-shelf',
  'scissors',
  'bouquet',
  'color-bowls',
  'gift-card',
  'team',
  'shop-window',
]

/** Posts by the scene that they show. Those of plans come in the order of their days. */
function groupByScene(shop: DemoShop, posts: readonly DemoPostRow[]): Map<DemoScene, DemoPostRow[]> {
  const chosen = new Map(demoCampaigns.map(({ key, scene }) => [demoCampaignId(shop, key), scene]))
  const planned = [...new Set(posts.map(({ campaignId }) => campaignId).filter((id) => !chosen.has(id)))]
  for (const [index, campaignId] of planned.entries()) {
    const scene = demoPlanScenes[index % demoPlanScenes.length]
    if (scene) chosen.set(campaignId, scene)
  }
  return Map.groupBy(posts, ({ campaignId }) => chosen.get(campaignId) ?? 'salon-chair')
}

/** Puts a picture on every demo post that has none, cropped for its platform. Posts of the same size share a file. */
export async function drawDemoPictures(drawing: DemoDrawing): Promise<void> {
  const { db, shop } = drawing
  // All of them have their turn, so that a second run finds the same scene for the same post.
  const posts = await listDemoPosts(db, shop.workspaceId)
  for (const [scene, shown] of groupByScene(shop, posts)) {
    const bare = shown.filter(({ isBare }) => isBare)
    if (bare.length > 0) await place(drawing, scene, bare)
  }
}

/** The same for every workspace, and about 3 MB in all: cut once, because each new shop may load the demo data. */
const cut = new Map<string, Crop>()

export async function cropScene(
  drawing: DemoDrawing,
  scene: DemoScene,
  item: MediaItem,
  posts: Parameters<typeof sizesOf>[0],
): Promise<Crop[]> {
  const { workspaceId } = drawing.shop
  const sizes = sizesOf(posts)
  // With another focus point, the crops are others.
  if (!isUnchangedScene(scene, item)) return cropImage(drawing, workspaceId, item, sizes)
  const keyOf = (size: PictureSize) => `${scene} ${nameOfSize(size)}`
  const missing = sizes.filter((size) => !cut.has(keyOf(size)))
  if (missing.length > 0)
    for (const crop of await cropImage(drawing, workspaceId, item, missing)) cut.set(keyOf(crop), crop)
  return sizes.flatMap((size) => cut.get(keyOf(size)) ?? [])
}

async function place(drawing: DemoDrawing, scene: DemoScene, posts: DemoPostRow[]): Promise<void> {
  const { db, shop, addFiles } = drawing
  const { workspaceId, locale } = shop
  const item = await findSceneItem(db, shop, scene)
  if (!item) return
  const crops = await cropScene(drawing, scene, item, posts)
  const files = crops.map((crop) => ({ ...crop, type: 'image/jpeg' as const }))
  await addFiles(files, async (db, urls) => {
    const urlOf = new Map(crops.map((crop, index) => [nameOfSize(crop), urls[index] ?? '']))
    const ids = posts.map(({ id }) => id)
    const still = await lockBare(db, workspaceId, ids)
    for (const post of still) {
      const size = sizeFor(post)
      const url = urlOf.get(nameOfSize(size)) ?? ''
      await claimFile(db, workspaceId, url, { isPicture: true })
      const picture = {
        kind: 'picture',
        url,
        ...size,
        alt: altFor(item, post, locale),
        itemId: item.id,
      } as const
      await insertMedia(db, workspaceId, [{ ...picture, postId: post.id }])
    }
    await announce(db, shop, 'campaigns', 'media')
  })
}
