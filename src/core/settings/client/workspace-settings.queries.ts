import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { getWorkspace } from '../workspace-settings.contract.ts'

export const workspaceQuery = read(getWorkspace, {})

export const useWorkspaceSettings = () => useQuery(workspaceQuery)
