import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, refresh, refreshLists } from '#client/data/query.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { planMessages } from '../i18n/index.ts'
import * as contract from '../planner.contract.ts'

const planQuery = (id: string) => read(contract.getPlan, { params: { id } })

export const usePlan = (id: string) => useQuery(planQuery(id))

/** Shows the server's answer; lists and figures follow. */
export function keepPlan(plan: contract.ContentPlan): void {
  queryClient.setQueryData(planQuery(plan.id).queryKey, plan)
  void refresh('plans')
}

export function useApprovePlan() {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.approvePlan, { params: { id } }),
    onSuccess: (plan) => {
      keepPlan(plan)
      toast({ title: t('toasts.approved') })
    },
    onError: failureToast(t('toasts.failed')),
  })
}

export function useReopenPlan() {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.reopenPlan, { params: { id } }),
    onSuccess: (plan) => {
      keepPlan(plan)
      toast({ title: t('toasts.reopened') })
    },
    onError: failureToast(t('toasts.failed')),
  })
}

export function useRenamePlan() {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.renamePlan>) => call(contract.renamePlan, input),
    onSuccess: (plan) => {
      keepPlan(plan)
      toast({ title: t('toasts.renamed') })
    },
    onError: failureToast(t('toasts.failed')),
  })
}

export function useDeletePlan() {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.deletePlan, { params: { id } }),
    onSuccess: (_, id) => {
      toast({ title: t('toasts.deleted') })
      // The deleted plan may still be on screen and must not be refetched.
      queryClient.removeQueries({ queryKey: planQuery(id).queryKey })
      void refreshLists('plans')
    },
  })
}

/** The dialog shows the reason of a refusal. */
export function useSchedulePlan() {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.schedulePlan, { params: { id } }),
    onSuccess: ({ plan, skipped }) => {
      keepPlan(plan)
      void refresh('campaigns')
      toast({
        // All scheduled posts, not only new ones: the second answer of a double click says the same as the first.
        title: t('toasts.scheduled', {
          count: plan.posts.filter(({ campaignId }) => campaignId !== null).length,
        }),
        description: skipped > 0 ? t('toasts.skipped', { count: skipped }) : undefined,
      })
    },
  })
}

const isReopened = (before: contract.ContentPlan | undefined, after: contract.ContentPlan) =>
  before?.status === 'approved' && after.status === 'draft'

export function useChangeEntry(plan: contract.ContentPlan) {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.changePlanEntry>) => call(contract.changePlanEntry, input),
    onSuccess: (changed) => {
      keepPlan(changed)
      toast({
        title: t('toasts.saved'),
        description: isReopened(plan, changed) ? t('toasts.draftAgain') : undefined,
      })
    },
    onError: failureToast(t('toasts.failed')),
  })
}

/**
 * Optimistic: the post moves immediately, and back if the server refuses. Moves are serialized, and an answer is shown
 * only when none is pending: the first answer does not include the second move.
 */
export function useMoveEntry(plan: contract.ContentPlan) {
  const t = useText(planMessages)
  const format = useFormat()
  const { queryKey } = planQuery(plan.id)
  const mutationKey = ['plan-moves', plan.id]
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  const putOn = (postId: string, day: string) =>
    queryClient.setQueryData(
      queryKey,
      (shown) =>
        shown && {
          ...shown,
          posts: shown.posts.map((post) => (post.id === postId ? { ...post, day } : post)),
        },
    )
  return useMutation({
    mutationKey,
    scope: { id: `plan-moves-${plan.id}` },
    mutationFn: ({ postId, day }: { postId: string; day: string }) =>
      call(contract.movePlanEntry, { params: { id: plan.id, postId }, body: { day } }),
    onMutate: async ({ postId, day }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      putOn(postId, day)
      return { before }
    },
    onSuccess: (changed, { day }, { before }) => {
      if (isLast()) keepPlan(changed)
      toast({
        title: t('toasts.moved', { day: format.day(day) }),
        description: isReopened(before, changed) ? t('toasts.draftAgain') : undefined,
      })
    },
    onError: (error, { postId }, context) => {
      const before = context?.before?.posts.find(({ id }) => id === postId)
      if (before) putOn(postId, before.day)
      if (isLast()) void refresh('plans')
      failureToast(t('toasts.failed'))(error)
    },
  })
}
