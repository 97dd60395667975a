import { useText } from '#client/i18n/use-text.ts'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import type { Layer } from '#media/scene/scene.ts'
import { clip } from '#platform/clip.ts'

const MAX_SHOWN = 40

/** What a layer is called in lists and for screen readers. */
export function useLayerName(): (layer: Layer) => string {
  const t = useText(designerMessages)
  return (layer) => {
    if (layer.kind === 'text') return t('layers.text', { text: clip(layer.text, MAX_SHOWN) })
    if (layer.kind === 'sticker') return t('layers.sticker', { text: layer.text })
    if (layer.id === 'shade') return t('layers.shade')
    return t(`layers.${layer.kind}`)
  }
}
