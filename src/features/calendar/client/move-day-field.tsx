import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { calendarMessages } from '../i18n/index.ts'

interface MoveDayFieldProps {
  value: string
  today: string
  onChange: (day: string) => void
}

/** The day to move to, from today on. */
export function MoveDayField({ value, today, onChange }: MoveDayFieldProps) {
  const t = useText(calendarMessages)
  return (
    <Field label={t('move.day')} required>
      <Input
        type="date"
        required
        min={today}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
