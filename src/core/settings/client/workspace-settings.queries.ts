import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { read, refresh, showAnswer } from '#client/data/query.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { getWorkspace, updateWorkspace } from '../workspace-settings.contract.ts'

export const workspaceQuery = read(getWorkspace, {})

export const useWorkspaceSettings = () => useQuery(workspaceQuery)

export const useUpdateWorkspace = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof updateWorkspace>['body']) => call(updateWorkspace, { body }),
    onSuccess: (saved) => {
      showAnswer(workspaceQuery.queryKey, saved)
      // Days and amounts on every screen depend on it.
      void refresh('everything')
    },
  })
