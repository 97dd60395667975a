import { useEffect } from 'react'
import { clientId } from '../data/api.ts'
import { forgetAnswers } from '../data/page-answers.ts'
import { queryClient, refetchAfterPending, refreshAfterPending } from '../data/query.ts'
import { applyProgress, type Progress } from './apply-progress.ts'
import { openEventStream } from './event-stream.ts'
import { refetchStaleReads } from './refetch-stale-reads.ts'
import { subscribeToChanges } from './subscribe-to-changes.ts'

const reads = {
  refresh: refreshAfterPending,
  show: (progress: Progress) => applyProgress(queryClient, progress, refetchAfterPending),
  refreshAll: () => {
    forgetAnswers()
    return queryClient.invalidateQueries()
  },
  oldest: () =>
    queryClient
      .getQueryCache()
      .getAll()
      .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt || oldest), Date.now()),
}

/** Keeps open screens up to date while the person is signed in. */
export function useLiveUpdates(): void {
  useEffect(() => {
    const stopHeeding = refetchStaleReads(queryClient)
    const stream = openEventStream({ connect: () => new EventSource('/api/events'), page: document })
    subscribeToChanges(stream.events, clientId, reads)
    return () => {
      stream.close()
      stopHeeding()
    }
  }, [])
}
