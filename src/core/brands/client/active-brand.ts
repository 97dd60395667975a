import { useSyncExternalStore } from 'react'
import { readChoice, storeChoice } from '#client/data/browser-choice.ts'
import type { Brand } from '../brands.contract.ts'

const KEY = 'brand'

const listeners = new Set<() => void>()

let chosenId = readChoice(KEY)

function choose(id: string | null): void {
  chosenId = id
  for (const listener of listeners) listener()
}

export function chooseBrand(id: string): void {
  storeChoice(KEY, id)
  choose(id)
}

// Fires in other tabs only; no key means that everything was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) choose(readChoice(KEY))
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
