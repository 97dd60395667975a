import { templateSample } from '#features/brand-studio/template-samples.ts'
import type { Scene } from '#media/scene/scene.ts'
import { isSceneTemplate } from '#media/scene/templates/templates.ts'
import { locales } from '#platform/locale.ts'

/** The visible texts that came with the template, in any language. */
export function unchangedSamples({ template, layers }: Scene): string[] {
  if (!isSceneTemplate(template)) return []
  const samples = new Set(locales.flatMap((locale) => Object.values(templateSample(template, locale).words)))
  return layers.flatMap((layer) => {
    const isText = layer.kind === 'text' || layer.kind === 'sticker'
    const text = isText && !layer.isHidden ? layer.text.trim() : ''
    return text !== '' && samples.has(text) ? [text] : []
  })
}
