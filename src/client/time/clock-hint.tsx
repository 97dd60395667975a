import { useZoneWords } from './use-zone-words.ts'

interface ClockHintProps {
  hint?: string | undefined
  /** What `useClockNote` has to say. */
  note: string | null
}

/** Below a field for a time: what it is for, in which zone, and what the clocks do to it. */
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
