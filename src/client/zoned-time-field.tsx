import { dayIn } from '#platform/day.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'
import { Field } from './ui/field.tsx'
import { Input } from './ui/input.tsx'
import { useWorkspace } from './workspace-context.ts'

export interface ZonedTimeFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  /** An instant as ISO text. */
  value: string | null
  onChange: (instant: string | null) => void
  className?: string
}

/** A day and a time as the shop's own clocks show them, wherever the person sits. */
export function ZonedTimeField({ value, onChange, className, ...field }: ZonedTimeFieldProps) {
  const { timeZone } = useWorkspace()
  const shown = (moment: Date) => `${dayIn(timeZone, moment)}T${timeIn(timeZone, moment)}`

  function change(typed: string) {
    const [day, time] = typed.split('T')
    onChange(day && time ? instantAt(timeZone, day, time.slice(0, 5)).toISOString() : null)
  }

  return (
    <Field {...field} className={className}>
      <Input
        type="datetime-local"
        defaultValue={value ? shown(new Date(value)) : ''}
        min={shown(new Date())}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  )
}
