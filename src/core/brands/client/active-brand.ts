import { useSyncExternalStore } from 'react'
import type { Brand } from '../brands.contract.ts'

const KEY = 'brand'

const listeners = new Set<() => void>()

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage can be disabled. The choice then lasts as long as the page.
    return null
  }
}

let chosenId = stored()

function choose(id: string | null): void {
  chosenId = id
  for (const listener of listeners) listener()
}

export function chooseBrand(id: string): void {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // Storage can be disabled.
  }
  choose(id)
}

// Fires in other tabs only; no key means that everything was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) choose(stored())
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const activeId = () => chosenId

/** The chosen brand; the first one if none is chosen, or if the choice is archived or of another workspace. */
export function useActiveBrand(brands: Brand[]): Brand | null {
  const id = useSyncExternalStore(subscribe, activeId, activeId)
  return brands.find((brand) => brand.id === id) ?? brands[0] ?? null
}
