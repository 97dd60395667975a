import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { FieldSet } from '#client/ui/field-set.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { MAX_SAMPLE } from '#core/brands/brand-voice.contract.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { mayAddSample, withNewSample, withoutSample, withSample } from '../voice-draft.ts'
import type { VoiceDrafting } from './use-voice-draft.ts'

/** The count appears when the limit is near. */
const NEAR_LIMIT = MAX_SAMPLE - 200

/** Up to five texts of the owner. */
export function VoiceSamples({ drafting, disabled }: { drafting: VoiceDrafting; disabled: boolean }) {
  const t = useText(brandStudioMessages)
  const { draft, change } = drafting
  const addButton = useRef<HTMLButtonElement>(null)
  const lastText = useRef<HTMLTextAreaElement>(null)
  const isAdding = useRef(false)

  function add() {
    isAdding.current = true
    change(withNewSample(draft))
  }

  function remove(key: number) {
    change(withoutSample(draft, key))
    addButton.current?.focus()
  }

  // A text that was just added gets the focus.
  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    lastText.current?.focus()
  })

  return (
    <FieldSet legend={t('voice.samples')} hint={t('voice.samplesHint')}>
      {draft.samples.length === 0 ? (
        <p className="rounded-md border border-dashed px-4 py-3 text-muted">{t('voice.samplesEmpty')}</p>
      ) : null}
      <div className="mt-1 flex flex-col gap-4">
        {draft.samples.map(({ key, text }, place) => {
          const number = String(place + 1)
          return (
            <div key={key} className="flex items-start gap-2">
              <Field
                label={t('voice.sample', { number })}
                aside={
                  text.length > NEAR_LIMIT
                    ? t('voice.sampleSize', { count: String(text.length), max: String(MAX_SAMPLE) })
                    : undefined
                }
                className="flex-1"
              >
                <Textarea
                  ref={place === draft.samples.length - 1 ? lastText : undefined}
                  rows={3}
                  maxLength={MAX_SAMPLE}
                  value={text}
                  disabled={disabled}
                  onChange={({ target }) => change(withSample(draft, key, target.value))}
                />
              </Field>
              {disabled ? null : (
                <Button
                  variant="ghost"
                  size="icon"
                  className="mt-7"
                  aria-label={t('voice.remove', { number })}
                  onClick={() => remove(key)}
                >
                  <X aria-hidden />
                </Button>
              )}
            </div>
          )
        })}
      </div>
      {disabled ? null : (
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          className="mt-1 self-start"
          aria-disabled={!mayAddSample(draft)}
          onClick={() => (mayAddSample(draft) ? add() : undefined)}
        >
          <Plus aria-hidden />
          {t('voice.add')}
        </Button>
      )}
    </FieldSet>
  )
}
