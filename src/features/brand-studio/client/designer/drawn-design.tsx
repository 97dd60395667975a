import { useEffect, useRef } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { BrandDesign } from '#features/brand-studio/brand-studio.contract.ts'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import type { Scene, ScenePhoto, SceneSize, SceneWords } from '#media/scene/scene.ts'
import { layOut, type SceneTemplateId } from '#media/scene/templates/templates.ts'
import { measuringWith } from './scene-tools.ts'
import { useSceneKit } from './use-scene-tools.ts'

interface DrawnDesignProps {
  design: BrandDesign
  template: SceneTemplateId
  size: SceneSize
  words: SceneWords
  photo: ScenePhoto | null
  onReady: (scene: Scene) => void
  onClose: () => void
}

/** Lays out what a campaign drew, as the server did, once fonts and logo are here. */
export function DrawnDesign({ design, template, size, words, photo, onReady, onClose }: DrawnDesignProps) {
  const t = useText(designerMessages)
  const common = useText(commonMessages)
  const { tools, input, isReady } = useSceneKit(design, [])
  const layOutNow = () => layOut(template, { ...input, words, size, photo }, measuringWith(tools))
  const latest = useRef({ layOutNow, onReady })
  latest.current = { layOutNow, onReady }
  useEffect(() => {
    if (isReady) latest.current.onReady(latest.current.layOutNow())
  }, [isReady])
  return (
    <Dialog open onOpenChange={onClose} size="xl" title={t('title')} closeLabel={common('close')}>
      <Skeleton className="h-96" aria-label={t('loading')} />
    </Dialog>
  )
}
