import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import * as contract from '#features/analytics/goals.contract.ts'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import type { CallInput } from '#platform/endpoint.ts'

export const useGoals = (period: contract.GoalPeriod) =>
  useQuery({
    ...read(contract.listGoals, { query: { period } }),
    placeholderData: keepPreviousData,
  })

export function useCreateGoal() {
  const t = useText(goalMessages)
  const create = useIdempotentCall(contract.createGoal)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.createGoal>['body']) => create({ body }),
    onSuccess: () => {
      toast({ title: t('toasts.added') })
      void refresh('goals')
    },
    onError: failureToast(t('toasts.addFailed')),
  })
}

export function useChangeGoal() {
  const t = useText(goalMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.changeGoal>) => call(contract.changeGoal, input),
    onSuccess: () => {
      toast({ title: t('toasts.changed') })
      void refresh('goals')
    },
    onError: failureToast(t('toasts.changeFailed')),
  })
}

export function useDeleteGoal() {
  const t = useText(goalMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteGoal, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('toasts.deleted') })
      void refresh('goals')
    },
    onError: failureToast(t('toasts.deleteFailed')),
  })
}
