import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** Search text while typing; committed when typing pauses, and reset when the value changes from outside. */
export function useSearchDraft(value: string, commit: (value: string) => void) {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setDraft(value)
  }
  useEffect(() => {
    if (draft === value) return
    const timer = setTimeout(() => commit(draft), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, value, commit])
  return [draft, setDraft] as const
}
