import type { SceneWords } from '#media/scene/scene.ts'
import type { SceneTemplateId } from '#media/scene/templates/templates.ts'
import type { Locale } from '#platform/locale.ts'
import { templateSampleMessages } from './i18n/designer/index.ts'

type Sample = { name: string; headline: string; line: string; call?: string; sticker?: string }

/** The name of a template and its words until they are replaced; not every one has a button or a sticker. */
export function templateSample(id: SceneTemplateId, locale: Locale): { name: string; words: SceneWords } {
  const { name, headline, line, call = '', sticker = '' }: Sample = templateSampleMessages[locale][id]
  return { name, words: { headline, line, call, sticker } }
}
