import { useEffect, useRef } from 'react'
import type { Entry } from '../inbox.contract.ts'
import { useReadMessage } from './inbox.queries.ts'

/** Marks the messages of an open conversation as read, including new ones. */
export function useMarkShownRead(entries: readonly Entry[]): void {
  const { mutate } = useReadMessage()
  const marked = useRef(new Set<string>())
  useEffect(() => {
    function readShown() {
      if (document.hidden) return
      for (const { id, direction, isRead } of entries) {
        if (direction !== 'in' || isRead || marked.current.has(id)) continue
        marked.current.add(id)
        mutate(id)
      }
    }
    readShown()
    document.addEventListener('visibilitychange', readShown)
    return () => document.removeEventListener('visibilitychange', readShown)
  }, [entries, mutate])
}
