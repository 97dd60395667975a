import { ImagePlus, X } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import type { Scene, SceneWords } from '#media/scene/scene.ts'
import { ColorInput } from './color-input.tsx'
import type { SceneDraft } from './use-scene-draft.ts'

interface WordsFieldsProps {
  draft: SceneDraft
  palette: readonly string[]
  onPickPhoto: () => void
}

const hasPhoto = ({ background, layers }: Scene) =>
  background.photo !== null || layers.some(({ id, kind }) => id === 'photo' && kind === 'photo')

/** What every template has: its words, its photo and its color. */
export function WordsFields({ draft, palette, onPickPhoto }: WordsFieldsProps) {
  const t = useText(designerMessages)
  const { scene } = draft
  const { words } = scene
  const set = (changes: Partial<SceneWords>) => draft.changeWords(changes)
  const isPhoto = hasPhoto(scene)
  return (
    <>
      <section aria-labelledby="designer-words" className="flex flex-col gap-4">
        <h3 id="designer-words" className="text-base">
          {t('words.title')}
        </h3>
        <Field label={t('words.headline')}>
          <Textarea
            rows={2}
            maxLength={100}
            value={words.headline}
            onChange={({ target }) => set({ headline: target.value })}
          />
        </Field>
        <Field label={t('words.line')}>
          <Textarea
            rows={2}
            maxLength={200}
            value={words.line}
            onChange={({ target }) => set({ line: target.value })}
          />
        </Field>
        <Field label={t('words.call')}>
          <Input maxLength={40} value={words.call} onChange={({ target }) => set({ call: target.value })} />
        </Field>
        <Field label={t('words.sticker')} hint={t('words.stickerHint')}>
          <Input
            maxLength={40}
            value={words.sticker}
            onChange={({ target }) => set({ sticker: target.value })}
          />
        </Field>
      </section>
      <section aria-labelledby="designer-background" className="flex flex-col gap-3">
        <h3 id="designer-background" className="text-base">
          {t('background.title')}
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onPickPhoto}>
            <ImagePlus aria-hidden />
            {t(isPhoto ? 'background.photo' : 'background.addPhoto')}
          </Button>
          {isPhoto ? (
            <Button variant="ghost" size="sm" onClick={() => draft.changePhoto(null)}>
              <X aria-hidden />
              {t('background.removePhoto')}
            </Button>
          ) : null}
        </div>
        <ColorInput
          label={t('background.color')}
          value={scene.background.color}
          palette={palette}
          onChange={draft.changeBackground}
        />
      </section>
    </>
  )
}
