import { useEffect } from 'react'
import { clientId } from './api.ts'
import { applyProgress, type Progress } from './apply-progress.ts'
import { openEventStream } from './event-stream.ts'
import { followChanges } from './follow-changes.ts'
import { heedLateChanges } from './late-changes.ts'
import { forgetAnswers } from './page-answers.ts'
import { queryClient, refreshInTurn } from './query.ts'

const reads = {
  refresh: refreshInTurn,
  show: (progress: Progress) => applyProgress(queryClient, progress),
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

/** Keeps the open screens up to date with what others change, for as long as the person is signed in. */
export function useLiveUpdates(): void {
  useEffect(() => {
    const stopHeeding = heedLateChanges(queryClient)
    const stream = openEventStream({ connect: () => new EventSource('/api/events'), page: document })
    followChanges(stream.events, clientId, reads)
    return () => {
      stream.close()
      stopHeeding()
    }
  }, [])
}
