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
import { refreshPlans } from './planner.queries.ts'

const planQuery = (id: string) => read(contract.getPlan, { params: { id } })

export const usePlan = (id: string) => useQuery(planQuery(id))

/** What the server answered is shown at once; lists and figures follow. */
function keep(plan: contract.ContentPlan): void {
  queryClient.setQueryData(planQuery(plan.id).queryKey, plan)
  void refreshPlans()
}

export function useApprovePlan() {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.approvePlan, { params: { id } }),
    onSuccess: (plan) => {
      keep(plan)
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
      keep(plan)
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
      keep(plan)
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
      // The one that is gone may still be on screen and must not be asked for again.
      queryClient.removeQueries({ queryKey: planQuery(id).queryKey })
      void refreshLists('plans')
    },
  })
}

/** The reason of a refusal is shown in the dialog that asked. */
export function useSchedulePlan() {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.schedulePlan, { params: { id } }),
    onSuccess: ({ plan, skipped }) => {
      keep(plan)
      void refresh('campaigns')
      toast({
        // All that are there, not those that came: of a double click the second answer says the same as the first.
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
      keep(changed)
      toast({
        title: t('toasts.saved'),
        description: isReopened(plan, changed) ? t('toasts.draftAgain') : undefined,
      })
    },
    onError: failureToast(t('toasts.failed')),
  })
}

/**
 * The post stands on its new day at once; should the server refuse, it goes back. One after the other, and what the server answers is
 * shown when none is on its way: the answer to the first one does not know of the second.
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
      if (isLast()) keep(changed)
      toast({
        title: t('toasts.moved', { day: format.day(day) }),
        description: isReopened(before, changed) ? t('toasts.draftAgain') : undefined,
      })
    },
    onError: (error, { postId }, context) => {
      const before = context?.before?.posts.find(({ id }) => id === postId)
      if (before) putOn(postId, before.day)
      if (isLast()) void refreshPlans()
      failureToast(t('toasts.failed'))(error)
    },
  })
}
