import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { briefChipsMessages } from '../i18n/index.ts'

/** A longer text is easier to change in the brief itself. */
const LONG_TEXT = 40

interface PartEditorProps {
  label: string
  /** As it stands in the brief; null if it cannot be changed from here. */
  text: string | null
  maxLength: number
  onSave: (text: string) => void
  onRemove: () => void
}

/** Changes a part of the brief in its place, or removes it. */
export function PartEditor({ label, text, maxLength, onSave, onRemove }: PartEditorProps) {
  const t = useText(briefChipsMessages)
  const [typed, setTyped] = useState(text ?? '')
  if (text === null) return <p className="text-muted">{t('elsewhere')}</p>
  const isEmpty = typed.trim() === ''
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        // In the tree of React it lies inside the form of the brief.
        event.stopPropagation()
        if (!isEmpty) onSave(typed.trim())
      }}
    >
      <Field label={label} hint={t('text')}>
        <Textarea
          className="resize-none"
          rows={text.length > LONG_TEXT ? 3 : 1}
          value={typed}
          maxLength={maxLength}
          onChange={(event) => setTyped(event.target.value.replaceAll('\n', ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isEmpty}>
          {t('save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </form>
  )
}
