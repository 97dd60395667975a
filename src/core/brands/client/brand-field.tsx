import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { brandMessages } from '../i18n/index.ts'
import { BrandMark } from './brand-mark.tsx'
import { useBrandChoices } from './use-brand-choices.ts'

// A select has no empty value.
const NONE = 'none'

interface BrandFieldProps {
  value: string | null
  onChange: (brandId: string | null) => void
  hint?: string
  error?: string | undefined
  className?: string
}

/** Chooses the brand of a record, for forms of other features; hidden with fewer than two brands. */
export function BrandField({ value, onChange, hint, error, className }: BrandFieldProps) {
  const t = useText(brandMessages)
  const choices = useBrandChoices(value)
  if (choices.length === 0) return null
  return (
    <Field label={t('choice.label')} hint={hint} error={error} className={className}>
      <Select
        value={value ?? NONE}
        onValueChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
        options={[
          { value: NONE, label: t('choice.none') },
          ...choices.map(({ brand, label }) => ({
            value: brand.id,
            label,
            icon: <BrandMark brand={brand} />,
          })),
        ]}
      />
    </Field>
  )
}
