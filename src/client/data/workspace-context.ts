import { createContext, useContext } from 'react'

/** What every signed-in screen needs to format times and amounts. */
export type WorkspaceSettings = { timeZone: string; currency: string }

export const WorkspaceContext = createContext<WorkspaceSettings>({ timeZone: 'UTC', currency: 'USD' })

export const useWorkspace = (): WorkspaceSettings => useContext(WorkspaceContext)
