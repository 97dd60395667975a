import { and, eq, inArray } from 'drizzle-orm'
import { lookOf } from '#core/brands/index.server.ts'
import { claimFile, readStoredFile } from '#core/files/index.server.ts'
import { type DemoScene, findSceneItem } from '#features/media-library/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import type { SceneTemplateId } from '#media/scene/templates/templates.ts'
import { type DemoBrand, demoBrandKey } from '#server/demo/demo-brands.ts'
import type { DemoDrawing } from '#server/demo/demo-part.ts'
import { announce } from '#server/events/announce.ts'
import { designTextsSchema, type TemplateId, templates } from '../brand-studio.contract.ts'
import { brandPictures } from './brand-studio.table.ts'
import { claimPhotos } from './draw-scene.ts'
import { demoDesigns as texts } from './words/index.ts'

type DemoDesign = {
  key: keyof (typeof texts)['en']
  brand: DemoBrand
  scene: DemoScene
  template: SceneTemplateId
  size: TemplateId
  daysAgo: number
}

const designs: readonly DemoDesign[] = [
  {
    key: 'color',
    brand: 'salon',
    scene: 'salon-chair',
    template: 'offer_halves',
    size: 'instagram_post',
    daysAgo: 9,
  },
  {
    key: 'terrace',
    brand: 'cafe',
    scene: 'evening-terrace',
    template: 'event_ticket',
    size: 'instagram_story',
    daysAgo: 6,
  },
  {
    key: 'brunch',
    brand: 'cafe',
    scene: 'brunch',
    template: 'product_round',
    size: 'facebook_post',
    daysAgo: 2,
  },
]

/** Draws the designs that are missing. */
export async function drawDemoDesigns(drawing: DemoDrawing): Promise<void> {
  const { db, shop } = drawing
  const idOf = ({ key }: DemoDesign) => shop.id(`design ${key}`)
  const known = await db
    .select({ id: brandPictures.id })
    .from(brandPictures)
    .where(and(eq(brandPictures.workspaceId, shop.workspaceId), inArray(brandPictures.id, designs.map(idOf))))
  for (const design of designs)
    if (!known.some(({ id }) => id === idOf(design))) await drawOne(drawing, design, idOf(design))
}

async function drawOne(drawing: DemoDrawing, design: DemoDesign, id: string): Promise<void> {
  const { db, shop, addFiles } = drawing
  const { workspaceId } = shop
  const photo = await findSceneItem(db, shop, design.scene)
  const stored = photo && (await readStoredFile(drawing, workspaceId, photo.url))
  if (!photo || !stored) return
  const brandId = shop.id(demoBrandKey(design.brand))
  const { name, logo, ...look } = await lookOf(drawing, workspaceId, brandId)
  const { width, height } = templates[design.size]
  const words = texts[shop.locale][design.key]
  const input = { size: { width, height }, words, name, look, photo: { url: photo.url, focus: photo.focus } }
  const turn = { workspaceId }
  const scene = await runPictureTask('composeScene', { template: design.template, input, logo }, turn)
  const photos = new Map([[photo.url, stored.bytes]])
  const bytes = Buffer.from(await runPictureTask('drawScene', { scene, photos, logo }, turn))
  await addFiles([{ type: 'image/png', bytes, width, height }], async (db, [url = '']) => {
    const { sticker: _sticker, ...said } = words
    const createdAt = shop.daysAgo(design.daysAgo)
    const added = await db
      .insert(brandPictures)
      .values({
        id,
        workspaceId,
        brandId,
        template: design.size,
        texts: designTextsSchema.parse(said),
        scene,
        pictureUrl: url,
        createdBy: shop.userId,
        isDemo: true,
        createdAt,
        updatedAt: createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: brandPictures.id })
    if (added.length === 0) return
    await claimFile(db, workspaceId, url, { isPicture: true })
    await claimPhotos(db, workspaceId, scene)
    await announce(db, shop, 'brand-pictures')
  })
}
