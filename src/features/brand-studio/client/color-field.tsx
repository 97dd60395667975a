import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { PaletteRole } from '#platform/brand-styles.ts'
import { brandStudioMessages, guidelineMessages } from '../i18n/index.ts'
import { ContrastMarks } from './contrast-marks.tsx'

interface ColorFieldProps {
  role: PaletteRole
  value: string
  onChange: (color: string) => void
  disabled: boolean
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** A palette color: picked, or typed as a code. */
export function ColorField({ role, value, onChange, disabled }: ColorFieldProps) {
  const t = useText(brandStudioMessages)
  const rules = useText(guidelineMessages)
  const name = rules(`roles.${role}`)
  // The text being typed; null while the field shows the color.
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !isColor(typed)

  function type(text: string) {
    const code = text.startsWith('#') || text === '' ? text : `#${text}`
    setTyped(code)
    if (isColor(code)) onChange(code.toLowerCase())
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label={name} error={isWrong ? t('identity.badHex') : undefined}>
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={name}
            value={value}
            disabled={disabled}
            onChange={(event) => {
              setTyped(null)
              onChange(event.target.value)
            }}
            className="control h-9 w-12 shrink-0 cursor-pointer p-1 pointer-coarse:h-11"
          />
          <Input
            aria-label={t('identity.hex', { role: name })}
            value={typed ?? value}
            disabled={disabled}
            onChange={(event) => type(event.target.value.trim())}
            onBlur={() => setTyped(null)}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className="tabular min-w-0"
          />
        </div>
      </Field>
      <ContrastMarks color={value} />
    </div>
  )
}
