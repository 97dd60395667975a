import { createContext, useContext } from 'react'
import type { Warning } from '../calendar.contract.ts'

/** Warnings by post. */
export type WarningsById = ReadonlyMap<string, readonly Warning[]>

export const WarningsContext = createContext<WarningsById>(new Map())

export function byPost(warnings: readonly Warning[]): WarningsById {
  const found = new Map<string, Warning[]>()
  for (const warning of warnings)
    for (const id of warning.sides.flatMap(({ postIds }) => postIds))
      found.set(id, [...(found.get(id) ?? []), warning])
  return found
}

const none: readonly Warning[] = []

/** The warnings of these posts, each once. */
export function useWarningsOf(items: readonly { id: string }[]): readonly Warning[] {
  const warnings = useContext(WarningsContext)
  if (warnings.size === 0) return none
  return [...new Set(items.flatMap(({ id }) => warnings.get(id) ?? none))]
}
