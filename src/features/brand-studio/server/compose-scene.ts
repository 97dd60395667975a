import { lookOf } from '#core/brands/index.server.ts'
import { findNewestLibraryPicture } from '#features/media-library/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import type { Scene } from '#media/scene/scene.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { type DesignTexts, type TemplateId, templates } from '../brand-studio.contract.ts'

/** A template with these words over the newest photo of the shop. */
export async function composeScene(
  deps: Pick<Deps, 'db' | 'storage'>,
  { workspaceId }: Actor,
  brandId: string,
  template: TemplateId,
  { headline, line, call }: DesignTexts,
): Promise<Scene> {
  const { width, height } = templates[template]
  const photo = await findNewestLibraryPicture(deps.db, workspaceId)
  const readOrder = async () => {
    const { name, logo, ...look } = await lookOf(deps, workspaceId, brandId)
    return {
      template: 'offer_photo' as const,
      input: {
        size: { width, height },
        words: { headline, line, call, sticker: '' },
        name,
        look,
        photo: photo && { url: photo.url, focus: photo.focus },
      },
      logo,
    }
  }
  return runPictureTask('composeScene', readOrder, { workspaceId })
}
