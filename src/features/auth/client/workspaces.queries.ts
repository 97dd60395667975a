import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import * as contract from '../auth.contract.ts'
import { workspacesMessages } from '../i18n/index.ts'

export const useWorkspaces = () => useQuery(read(contract.listWorkspaces, {}))

/** A full navigation, so that nothing of one workspace stays in memory in the other. */
export function useEnterWorkspace() {
  const t = useText(workspacesMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.enterWorkspace, { params: { id } }),
    onSuccess: () => window.location.assign('/'),
    onError: failureToast(t('failed')),
  })
}
