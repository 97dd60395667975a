import { useEffect, useRef } from 'react'
import type { Entry } from '../inbox.contract.ts'
import { useReadMessage } from './inbox.queries.ts'

/** Whoever has a conversation open reads what is in it, also what arrives meanwhile. */
export function useReadShown(entries: readonly Entry[]): void {
  const { mutate } = useReadMessage()
  const told = useRef(new Set<string>())
  useEffect(() => {
    function readShown() {
      if (document.hidden) return
      for (const { id, direction, isRead } of entries) {
        if (direction !== 'in' || isRead || told.current.has(id)) continue
        told.current.add(id)
        mutate(id)
      }
    }
    readShown()
    document.addEventListener('visibilitychange', readShown)
    return () => document.removeEventListener('visibilitychange', readShown)
  }, [entries, mutate])
}
