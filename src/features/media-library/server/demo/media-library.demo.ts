import { and, eq, inArray } from 'drizzle-orm'
import { claimFile } from '#core/files/index.server.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { locales } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { DemoDrawing, DemoPart, DemoShop } from '#server/demo/demo-part.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { insert } from '../media-items.repository.ts'
import { mediaItems } from '../media-items.table.ts'
import { findPicture } from '../media-library.service.ts'
import { type DemoScene, demoScenes, readScene, SCENE_SIZE, scenes } from './scenes.ts'
import { sceneTexts } from './words/index.ts'

const idOf = (shop: DemoShop, scene: DemoScene) => shop.id(`media item ${scene}`)

const DAYS_APART = 6

async function listKnown(db: Db, shop: DemoShop): Promise<Set<string>> {
  const ids = demoScenes.map((scene) => idOf(shop, scene))
  const rows = await db
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(and(eq(mediaItems.workspaceId, shop.workspaceId), inArray(mediaItems.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

const rowOf = (shop: DemoShop, scene: DemoScene) => {
  const { name, tags } = sceneTexts[shop.locale][scene]
  return {
    id: idOf(shop, scene),
    name,
    tags,
    alts: Object.fromEntries(locales.map((locale) => [locale, sceneTexts[locale][scene].alt])),
    ...SCENE_SIZE,
    focusX: scenes[scene].x,
    focusY: scenes[scene].y,
    addedBy: shop.userId,
    isDemo: true,
    createdAt: shop.daysAgo((demoScenes.length - demoScenes.indexOf(scene)) * DAYS_APART, '09:40'),
  }
}

/** The same for every workspace, and 2 MB in all: drawn once, because each new shop may load the demo data. */
const drawn = new Map<DemoScene, Buffer>()

async function drawOnce(scene: DemoScene, workspaceId: WorkspaceId): Promise<Buffer> {
  const known = drawn.get(scene)
  if (known) return known
  const task = { svg: await readScene(scene), ...SCENE_SIZE, format: 'jpeg' } as const
  const bytes = Buffer.from(await runPictureTask('drawSvg', task, { workspaceId }))
  drawn.set(scene, bytes)
  return bytes
}

async function addScene({ shop, addFiles }: DemoDrawing, scene: DemoScene): Promise<void> {
  const { workspaceId } = shop
  const bytes = await drawOnce(scene, workspaceId)
  await addFiles([{ type: 'image/jpeg', bytes, ...SCENE_SIZE }], async (db, [url = '']) => {
    // Another run may have added it meanwhile.
    if ((await listKnown(db, shop)).has(idOf(shop, scene))) return
    await claimFile(db, workspaceId, url, { isPicture: true })
    await insert(db, workspaceId, { ...rowOf(shop, scene), url, bytes: bytes.length })
    await announce(db, shop, 'media')
  })
}

/** The item of a scene; null if it was deleted. */
export const findSceneItem = (db: Db, shop: DemoShop, scene: DemoScene): Promise<MediaItem | null> =>
  findPicture(db, shop.workspaceId, idOf(shop, scene))

/** Whether its crops are still those of every demo shop. */
export const isUnchangedScene = (scene: DemoScene, { focus }: Pick<MediaItem, 'focus'>) =>
  focus.x === scenes[scene].x && focus.y === scenes[scene].y

/** For items in use by the user's own posts: these stay when the demo data is removed. */
export async function keepItemsForGood(db: Db, workspaceId: WorkspaceId, ids: string[]): Promise<void> {
  await db
    .update(mediaItems)
    .set({ isDemo: false })
    .where(
      and(eq(mediaItems.workspaceId, workspaceId), eq(mediaItems.isDemo, true), inArray(mediaItems.id, ids)),
    )
}

export const mediaLibraryDemo: DemoPart = {
  name: 'media library',
  fill: async () => undefined,
  draw: async (drawing) => {
    const { db, shop } = drawing
    const known = await listKnown(db, shop)
    for (const scene of demoScenes) if (!known.has(idOf(shop, scene))) await addScene(drawing, scene)
  },
  clear: async (db, workspaceId, freeFile) => {
    const gone = await db
      .delete(mediaItems)
      .where(and(eq(mediaItems.workspaceId, workspaceId), eq(mediaItems.isDemo, true)))
      .returning({ url: mediaItems.url })
    for (const { url } of gone) await freeFile(url)
  },
}
