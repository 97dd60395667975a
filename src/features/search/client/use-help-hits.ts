import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { HelpHit, HelpSearch } from './palette-item.ts'

/** Help articles for a text. They are loaded with the first letter, and searched after the keys are handled. */
export function useHelpHits(load: () => Promise<HelpSearch>, query: string): HelpHit[] {
  const [search, setSearch] = useState<HelpSearch | null>(null)
  const isWanted = query !== ''
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    load().then(
      (loaded) => {
        if (isCurrent) setSearch(() => loaded)
      },
      // Offline: everything else is still found.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load, isWanted])
  const deferred = useDeferredValue(query)
  return useMemo(() => (search && deferred ? search(deferred) : []), [search, deferred])
}
