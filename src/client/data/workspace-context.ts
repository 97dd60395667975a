import { createContext, useContext } from 'react'

/** What every screen of the signed-in product needs to know of the shop to write times and amounts. */
export type WorkspaceSettings = { timeZone: string; currency: string }

export const WorkspaceContext = createContext<WorkspaceSettings>({ timeZone: 'UTC', currency: 'USD' })

export const useWorkspace = (): WorkspaceSettings => useContext(WorkspaceContext)
