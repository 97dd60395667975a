import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, readPages } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { teamMembers } from '#features/people/people.contract.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { approvalMessages } from '../i18n/index.ts'
import * as contract from '../team.contract.ts'
import { refreshTasks } from './team.queries.ts'

export const useTeamMembers = () => useQuery(read(teamMembers, {}))

export const usePendingApprovals = () => useInfiniteQuery(readPages(contract.pendingApprovals, {}))

export function useDecide() {
  const t = useText(approvalMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.decideTask>) => call(contract.decideTask, input),
    onSuccess: (_, { body: { action } }) =>
      toast({
        title: t('toasts.success'),
        description: t(action === 'approve' ? 'toasts.approved' : 'toasts.rejected'),
      }),
    onError: failureToast(t('toasts.error')),
    onSettled: refreshTasks,
  })
}
