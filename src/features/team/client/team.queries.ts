import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, readPages, refresh } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { teamMessages } from '../i18n/index.ts'
import * as contract from '../team.contract.ts'

export const useTasks = (assigned: boolean) =>
  useInfiniteQuery(readPages(contract.listTasks, { query: { assigned: String(assigned) } }))

/** Keeps the previous figures while the next ones load. */
export const useTaskSummary = (assigned: boolean) =>
  useQuery({
    ...read(contract.taskSummary, { query: { assigned: String(assigned) } }),
    placeholderData: keepPreviousData,
  })

export const useTask = (id: string) => useQuery(read(contract.getTask, { params: { id } }))

/** Refreshes everything that a task change affects. */
export const refreshTasks = () => refresh('tasks', 'notifications', 'activity')

export function useCreateTask() {
  const t = useText(teamMessages)
  const create = useIdempotentCall(contract.createTask)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.createTask>['body']) => create({ body }),
    onSuccess: () => {
      toast({ title: t('toasts.assigned') })
      void refreshTasks()
    },
    onError: failureToast(t('toasts.assignFailed')),
  })
}

export function useChangeTask() {
  const t = useText(teamMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.changeTask>) => call(contract.changeTask, input),
    onSuccess: () => toast({ title: t('toasts.changed') }),
    onError: failureToast(t('toasts.changeFailed')),
    onSettled: refreshTasks,
  })
}

export function useStartTask() {
  const t = useText(teamMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.startTask, { params: { id } }),
    onSuccess: () => toast({ title: t('toasts.started') }),
    onError: failureToast(t('toasts.startFailed')),
    onSettled: refreshTasks,
  })
}

export function useCompleteTask() {
  const t = useText(teamMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.completeTask>) => call(contract.completeTask, input),
    onSuccess: ({ status }) =>
      toast({
        title: t('toasts.completed'),
        description: status === 'pending_approval' ? t('toasts.waits') : undefined,
      }),
    onError: failureToast(t('toasts.completeFailed')),
    onSettled: refreshTasks,
  })
}

/** The dialog shows why it failed. */
export function useCancelTask() {
  const t = useText(teamMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.cancelTask, { params: { id } }),
    onSuccess: () => toast({ title: t('toasts.cancelled') }),
    onSettled: refreshTasks,
  })
}
