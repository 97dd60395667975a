import { isPictureSize } from '#connectors/social/formats/picture-sizes.ts'
import { claimFile, readStoredFile, releaseFile } from '#core/files/index.server.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { type MediaTurn, runPictureTask } from '#media/pool/media-pool.ts'
import { photosOf, type Scene } from '#media/scene/scene.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type TemplateId, templates } from '../brand-studio.contract.ts'
import { brandStudioRules } from '../i18n/index.ts'

const noPhotoText = ruleText(brandStudioRules, 'noPhoto')
const otherSizeText = ruleText(brandStudioRules, 'otherSize')

/** A scene has the size of its template, or one that posts have. */
export function checkScene(scene: Scene, template: TemplateId): void {
  const { width, height } = templates[template]
  const isOfTemplate = scene.width === width && scene.height === height
  if (!isOfTemplate && !isPictureSize(scene))
    throw new AppError('refused', { fields: { scene: otherSizeText } })
}

/** Draws what the designer shows; look and photos are read when its turn comes. */
export function drawScene(
  deps: Pick<Deps, 'db' | 'storage'>,
  scene: Scene,
  readLook: () => Promise<BrandLook>,
  turn: MediaTurn,
): Promise<Buffer> {
  const readOrder = async () => {
    const photos = new Map<string, Buffer>()
    for (const url of photosOf(scene)) {
      const stored = await readStoredFile(deps, turn.workspaceId, url)
      if (!stored?.type.startsWith('image/'))
        throw new AppError('refused', { fields: { scene: noPhotoText } })
      photos.set(url, stored.bytes)
    }
    return { scene, photos, logo: (await readLook()).logo }
  }
  return runPictureTask('drawScene', readOrder, turn)
}

/** A saved scene keeps its photos, even if they leave the media library. */
export async function claimPhotos(db: Db, workspaceId: WorkspaceId, scene: Scene | null): Promise<void> {
  for (const url of scene ? photosOf(scene) : []) await claimFile(db, workspaceId, url, { isPicture: true })
}

export async function releasePhotos(db: Db, workspaceId: WorkspaceId, scene: Scene | null): Promise<void> {
  for (const url of scene ? photosOf(scene) : []) await releaseFile(db, workspaceId, url)
}
