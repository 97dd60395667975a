import { useEffect } from 'react'
import { clientId } from './api.ts'
import { followChanges } from './follow-changes.ts'
import { oldestRead, refresh, refreshAll } from './query.ts'

/** Keeps the open screens up to date with what others change, for as long as the person is signed in. */
export function useLiveUpdates(): void {
  useEffect(() => {
    const source = new EventSource('/api/events')
    followChanges(source, clientId, { refresh, refreshAll, oldest: oldestRead })
    return () => source.close()
  }, [])
}
