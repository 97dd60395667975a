import { Check } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import {
  type BrandStyle,
  brandStyles,
  defaultPalettes,
  fontPairs,
  paletteRoles,
} from '#platform/brand-styles.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { brandFont } from './brand-font.ts'

interface StylePickerProps {
  value: BrandStyle | null
  onChange: (style: BrandStyle) => void
  disabled: boolean
}

/** The six styles, each in its own font and colors. */
export function StylePicker({ value, onChange, disabled }: StylePickerProps) {
  const t = useText(brandStudioMessages)
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {brandStyles.map((style) => (
        <label
          key={style}
          className="relative flex min-w-0 flex-col gap-3 rounded-md border p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-checked:border-primary-ink has-checked:bg-primary-subtle hover:border-border-control"
        >
          <input
            type="radio"
            name="brand-style"
            value={style}
            checked={value === style}
            disabled={disabled}
            onChange={() => onChange(style)}
            className="peer sr-only"
          />
          <span className="flex items-center justify-between gap-3">
            <span
              aria-hidden
              className="text-2xl leading-none"
              style={{ fontFamily: brandFont(fontPairs[style].primary), fontWeight: 700 }}
            >
              Aa
            </span>
            <span aria-hidden className="flex overflow-hidden rounded-sm border">
              {paletteRoles.map((role) => (
                <span
                  key={role}
                  className="size-5"
                  style={{ backgroundColor: defaultPalettes[style][role] }}
                />
              ))}
            </span>
          </span>
          <span>
            <span className="flex items-center gap-1.5 font-medium">
              {t(`identity.styles.${style}`)}
              {value === style ? <Check aria-hidden className="size-4 text-primary-ink" /> : null}
            </span>
            <span className="block text-muted">{t(`identity.descriptions.${style}`)}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
