import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { claimFile } from '#core/files/index.server.ts'
import { altFor, cropScene, demoPlanScenes, nameOfSize, sizeFor } from '#features/campaigns/index.server.ts'
import { type DemoScene, findSceneItem } from '#features/media-library/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { DemoDrawing } from '#server/demo/demo-part.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { planEntries } from './plan-entries.table.ts'

/** Posts that are not campaigns yet; those show their own pictures. */
const isOpen = (workspaceId: WorkspaceId) =>
  and(eq(planEntries.workspaceId, workspaceId), eq(planEntries.isDemo, true), isNull(planEntries.campaignId))

const listOpen = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select({ id: planEntries.id, platform: planEntries.platform, picture: planEntries.picture })
    .from(planEntries)
    .where(isOpen(workspaceId))
    .orderBy(asc(planEntries.day), asc(planEntries.time), asc(planEntries.id))
type Entry = Awaited<ReturnType<typeof listOpen>>[number]

/** Gives the planned posts of the demo data a picture, cropped for their platform. */
export async function drawPlanPictures(drawing: DemoDrawing): Promise<void> {
  const { db, shop } = drawing
  const entries = await listOpen(db, shop.workspaceId)
  for (const [index, scene] of demoPlanScenes.entries()) {
    const shown = entries.filter((_entry, place) => place % demoPlanScenes.length === index)
    const bare = shown.filter(({ picture }) => !picture)
    if (bare.length > 0) await place(drawing, scene, bare)
  }
}

async function place(drawing: DemoDrawing, scene: DemoScene, entries: Entry[]): Promise<void> {
  const { db, shop, addFiles } = drawing
  const { workspaceId, locale } = shop
  const item = await findSceneItem(db, shop, scene)
  if (!item) return
  const posts = entries.map(({ id, platform }) => ({ id, platform, formats: [] }))
  const crops = await cropScene(drawing, scene, item, posts)
  const files = crops.map((crop) => ({ ...crop, type: 'image/jpeg' as const }))
  await addFiles(files, async (db, urls) => {
    const urlOf = new Map(crops.map((crop, index) => [nameOfSize(crop), urls[index] ?? '']))
    const ids = posts.map(({ id }) => id)
    const stillBare = and(isOpen(workspaceId), inArray(planEntries.id, ids), isNull(planEntries.picture))
    for (const { id } of await db
      .select({ id: planEntries.id })
      .from(planEntries)
      .where(stillBare)
      .for('update')) {
      const post = posts.find((each) => each.id === id)
      if (!post) continue
      const size = sizeFor(post)
      const url = urlOf.get(nameOfSize(size)) ?? ''
      await claimFile(db, workspaceId, url, { isPicture: true })
      const picture = { url, ...size, alt: altFor(item, post, locale) }
      await db
        .update(planEntries)
        .set({ picture })
        .where(and(eq(planEntries.workspaceId, workspaceId), eq(planEntries.id, id)))
    }
    await announce(db, shop, 'plans')
  })
}
