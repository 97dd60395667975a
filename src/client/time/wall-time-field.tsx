import { readDatetimeLocal } from '#platform/read-datetime-local.ts'
import { useWorkspace } from '../data/workspace-context.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { ClockHint } from './clock-hint.tsx'
import { toDatetimeLocal } from './datetime-local.ts'
import { type Meaning, useClockNote } from './use-clock-note.ts'
import { useNow } from './use-now.ts'

export interface WallTimeFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  means: Meaning
  /** The field's value: 2026-03-10T10:00, or empty. */
  value: string
  onChange: (typed: string) => void
  className?: string
}

/** A date and time in the shop's zone, wherever the person is. */
export function WallTimeField({ hint, means, value, onChange, ...field }: WallTimeFieldProps) {
  const { timeZone } = useWorkspace()
  const noteOn = useClockNote(means)
  const read = readDatetimeLocal(value)
  return (
    <Field {...field} hint={<ClockHint hint={hint} note={read && noteOn(read.day, read.time)} />}>
      <Input
        type="datetime-local"
        value={value}
        min={toDatetimeLocal(timeZone, useNow())}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
