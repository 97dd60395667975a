import { useZoneWords } from './use-zone-words.ts'

interface ClockHintProps {
  hint?: string | undefined
  /** Result of `useClockNote`. */
  note: string | null
}

/** Hint of a time field: purpose, time zone, and effects of a clock change. */
export function ClockHint({ hint, note }: ClockHintProps) {
  const { one } = useZoneWords()
  return (
    <>
      {hint ? `${hint} ${one}` : one}
      <span aria-live="polite" className="block text-warning">
        {note}
      </span>
    </>
  )
}
