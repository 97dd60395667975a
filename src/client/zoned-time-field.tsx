import { useState } from 'react'
import { fromFieldTime, toFieldTime } from './field-time.ts'
import { WallTimeField, type WallTimeFieldProps } from './wall-time-field.tsx'
import { useWorkspace } from './workspace-context.ts'

export interface ZonedTimeFieldProps extends Omit<WallTimeFieldProps, 'value' | 'onChange'> {
  /** An instant as ISO text. */
  value: string | null
  onChange: (instant: string | null) => void
}

/** Asks for an instant by the shop's clocks. What was typed stays, also where the clocks never show it. */
export function ZonedTimeField({ value, onChange, ...field }: ZonedTimeFieldProps) {
  const { timeZone } = useWorkspace()
  const [typed, setTyped] = useState(value ? toFieldTime(timeZone, new Date(value)) : '')
  return (
    <WallTimeField
      {...field}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        onChange(fromFieldTime(timeZone, next)?.toISOString() ?? null)
      }}
    />
  )
}
