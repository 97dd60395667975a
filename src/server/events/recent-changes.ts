const SPAN_MS = 30_000

/** Topics that became stale in the last `coversMs` milliseconds. */
export type Recent = { topics: string[]; coversMs: number }

export type RecentChanges = {
  note(workspaceId: string, topics: readonly string[]): void
  recall(workspaceId: string): Recent
}

/**
 * Remembers at least half a minute of changes, so that a new subscriber learns what it may have read too early. Two
 * halves: the older one is dropped when the newer one is full, so nothing has to be swept.
 */
export function rememberChanges(now: () => number): RecentChanges {
  const begin = () => ({ since: now(), changed: new Map<string, Set<string>>() })
  let newer = begin()
  let older = newer

  function turn() {
    if (now() - newer.since < SPAN_MS) return
    older = newer
    newer = begin()
  }

  return {
    note(workspaceId, topics) {
      turn()
      const known = newer.changed.get(workspaceId) ?? new Set()
      for (const topic of topics) known.add(topic)
      newer.changed.set(workspaceId, known)
    },
    recall(workspaceId) {
      turn()
      const topics = new Set([older, newer].flatMap(({ changed }) => [...(changed.get(workspaceId) ?? [])]))
      return { topics: [...topics], coversMs: Math.floor(now() - older.since) }
    },
  }
}
