import { useEffect, useSyncExternalStore } from 'react'

/** Unsaved changes by brand. Outside the component, so that leaving the screen or switching the brand keeps them. */
type DraftStore<Draft> = {
  find: (brandId: string) => Draft | undefined
  put: (brandId: string, draft: Draft | undefined) => void
  subscribe: (listener: () => void) => () => void
}

export function createDraftStore<Draft>(): DraftStore<Draft> {
  const drafts = new Map<string, Draft>()
  const listeners = new Set<() => void>()
  return {
    find: (brandId) => drafts.get(brandId),
    put: (brandId, draft) => {
      if (draft) drafts.set(brandId, draft)
      else drafts.delete(brandId)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Drafting<Draft> = {
  draft: Draft
  isDirty: boolean
  change: (changes: Partial<Draft>) => void
  discard: () => void
  /** Drops what was saved, but keeps changes made while saving. */
  keepNewer: (saved: Draft) => void
}

/** Unsaved changes of a brand; otherwise what is saved. */
export function useBrandDraft<Draft>(
  store: DraftStore<Draft>,
  brandId: string,
  saved: Draft,
  isSame: (one: Draft, other: Draft) => boolean,
): Drafting<Draft> {
  const current = () => store.find(brandId)
  const own = useSyncExternalStore(store.subscribe, current, current)
  const draft = own ?? saved
  const isDirty = !isSame(draft, saved)

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return {
    draft,
    isDirty,
    change: (changes) => store.put(brandId, { ...draft, ...changes }),
    discard: () => store.put(brandId, undefined),
    keepNewer: (sent) => {
      const newest = store.find(brandId)
      if (newest && isSame(newest, sent)) store.put(brandId, undefined)
    },
  }
}
