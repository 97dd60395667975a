import { useSyncExternalStore } from 'react'

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** What stands behind the #. Another link pasted into the same tab loads nothing anew, but is noticed here. */
export const useLinkToken = (): string =>
  useSyncExternalStore(onHashChange, () => window.location.hash.slice(1))
