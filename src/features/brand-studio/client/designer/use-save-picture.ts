import type { BrandPicture } from '#features/brand-studio/brand-pictures.contract.ts'
import type { BrandDesign } from '#features/brand-studio/brand-studio.contract.ts'
import { type LayerOf, type Scene, textOfRole } from '#media/scene/scene.ts'
import { clip } from '#platform/clip.ts'
import { useCreatePicture, useUpdatePicture } from '../brand-pictures.queries.ts'
import type { Draft } from './use-scene-draft.ts'

/** The words that lists, alt texts and new campaigns use. */
function textsOf(scene: Scene, name: string) {
  const written = scene.layers.find(
    (layer): layer is LayerOf<'text'> => layer.kind === 'text' && !layer.isHidden && layer.text.trim() !== '',
  )
  const headline = textOfRole(scene, 'headline').trim() || written?.text.trim() || name
  return {
    headline: clip(headline, 100),
    line: clip(textOfRole(scene, 'line').trim(), 200),
    call: clip(textOfRole(scene, 'call').trim(), 40),
  }
}

/** Saves a draft as a new picture or as this one; answers null if that failed, which was shown. */
export function useSavePicture(design: BrandDesign, picture: BrandPicture | null, { scene, size }: Draft) {
  const create = useCreatePicture()
  const update = useUpdatePicture()
  const isDirty =
    !picture || picture.template !== size || JSON.stringify(picture.scene) !== JSON.stringify(scene)

  async function save(): Promise<BrandPicture | null> {
    if (picture && !isDirty) return picture
    const body = { ...textsOf(scene, design.brandName), template: size, scene }
    const saving = picture
      ? update.mutateAsync({ params: { id: picture.id }, body })
      : create.mutateAsync({ ...body, brandId: design.brandId })
    return saving.catch(() => null)
  }
  return { save, isDirty, isSaving: create.isPending || update.isPending }
}
