import { useEffect, useSyncExternalStore } from 'react'
import type { BrandDesign } from '../brand-studio.contract.ts'
import { type DesignDraft, draftOf, isSameDraft } from '../design-draft.ts'

// Outside the component, so that leaving the screen or switching the brand keeps the drafts.
const drafts = new Map<string, DesignDraft>()
const listeners = new Set<() => void>()

function put(brandId: string, draft: DesignDraft | undefined) {
  if (draft) drafts.set(brandId, draft)
  else drafts.delete(brandId)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export type Drafting = {
  draft: DesignDraft
  isDirty: boolean
  change: (changes: Partial<DesignDraft>) => void
  discard: () => void
  /** Drops what was saved, but keeps changes made while saving. */
  keepNewer: (saved: DesignDraft) => void
}

/** Unsaved changes of a brand; otherwise the saved design. */
export function useDesignDraft(design: BrandDesign): Drafting {
  const { brandId } = design
  const own = useSyncExternalStore(subscribe, () => drafts.get(brandId))
  const saved = draftOf(design)
  const draft = own ?? saved
  const isDirty = !isSameDraft(draft, saved)

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return {
    draft,
    isDirty,
    change: (changes) => put(brandId, { ...draft, ...changes }),
    discard: () => put(brandId, undefined),
    keepNewer: (sent) => {
      const newest = drafts.get(brandId)
      if (newest && isSameDraft(newest, sent)) put(brandId, undefined)
    },
  }
}
