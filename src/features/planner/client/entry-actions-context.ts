import { createContext, use } from 'react'
import type { useEntryActions } from './entry.queries.ts'

type EntryActions = ReturnType<typeof useEntryActions>

export const EntryActionsContext = createContext<EntryActions | null>(null)

/** The actions of the posts of the plan on screen. */
export function useActions(): EntryActions {
  const actions = use(EntryActionsContext)
  if (!actions) throw new Error('There is no plan around this post.')
  return actions
}
