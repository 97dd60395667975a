const SPAN_MS = 30_000

/** What became out of date in the last so many milliseconds. */
export type Recent = { paths: string[]; coversMs: number }

export type RecentChanges = {
  note(workspaceId: string, paths: readonly string[]): void
  recall(workspaceId: string): Recent
}

/**
 * Remembers half a minute or more of changes, so that a screen that begins to listen learns what it may have read too early. Of
 * two halves the older one is let go when the newer one is full, so nothing has to be swept.
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
    note(workspaceId, paths) {
      turn()
      const known = newer.changed.get(workspaceId) ?? new Set()
      for (const path of paths) known.add(path)
      newer.changed.set(workspaceId, known)
    },
    recall(workspaceId) {
      turn()
      const paths = new Set([older, newer].flatMap(({ changed }) => [...(changed.get(workspaceId) ?? [])]))
      return { paths: [...paths], coversMs: Math.floor(now() - older.since) }
    },
  }
}
