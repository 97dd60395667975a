import { useState } from 'react'
import { useWorkspace } from '../data/workspace-context.ts'
import { fromDatetimeLocal, toDatetimeLocal } from './datetime-local.ts'
import { WallTimeField, type WallTimeFieldProps } from './wall-time-field.tsx'

export interface ZonedTimeFieldProps extends Omit<WallTimeFieldProps, 'value' | 'onChange'> {
  /** An instant as ISO text. */
  value: string | null
  onChange: (instant: string | null) => void
}

/** Asks for an instant in the shop's zone. The typed text stays, even if a clock change skips that time. */
export function ZonedTimeField({ value, onChange, ...field }: ZonedTimeFieldProps) {
  const { timeZone } = useWorkspace()
  const [typed, setTyped] = useState(value ? toDatetimeLocal(timeZone, new Date(value)) : '')
  return (
    <WallTimeField
      {...field}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        onChange(fromDatetimeLocal(timeZone, next)?.toISOString() ?? null)
      }}
    />
  )
}
