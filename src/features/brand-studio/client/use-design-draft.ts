import { useEffect, useSyncExternalStore } from 'react'
import type { BrandDesign } from '../brand-studio.contract.ts'
import { type DesignDraft, draftOf, isSameDraft } from '../design-draft.ts'

// Beyond the screen: whoever looks at a customer and comes back, or changes the brand, finds the work as it was.
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
  /** Takes away what was saved; what was changed while it was being saved stays. */
  keepNewer: (saved: DesignDraft) => void
}

/** What was chosen for a brand and not saved yet; without any of that, what is saved. */
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
