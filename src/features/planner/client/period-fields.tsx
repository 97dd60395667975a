import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { monthName } from '#platform/month-words.ts'
import { plannerMessages } from '../i18n/index.ts'

interface PeriodFieldsProps {
  values: { month: number; year: number }
  years: number[]
  onChange: (changes: { month?: number; year?: number }) => void
}

const months = Array.from({ length: 12 }, (_, place) => place + 1)

export function PeriodFields({ values, years, onChange }: PeriodFieldsProps) {
  const t = useText(plannerMessages)
  const locale = useLocale()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('period.month')}>
        <Select
          value={String(values.month)}
          onValueChange={(month) => onChange({ month: Number(month) })}
          options={months.map((month) => ({ value: String(month), label: monthName(month, locale) }))}
        />
      </Field>
      <Field label={t('period.year')}>
        <Select
          value={String(values.year)}
          onValueChange={(year) => onChange({ year: Number(year) })}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
      </Field>
    </div>
  )
}
