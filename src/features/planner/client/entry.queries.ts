import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '#client/data/api.ts'
import { failureToast, reasonOf } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { planMessages } from '../i18n/index.ts'
import * as contract from '../planner.contract.ts'
import { keepPlan } from './plan.queries.ts'

type Plan = contract.ContentPlan
type Rewrite = { postId: string; writer?: 'built-in' }

/** Changes of one plan are serialized, so that their answers arrive in order. */
const scopeOf = ({ id }: Plan) => ({ id: `plan-posts-${id}` })

const isProviderError = (error: unknown) =>
  error instanceof ApiError && error.body?.code.startsWith('ai_') === true

/** Says what was done, that the plan needs a new approval, and how to undo it. */
function useDone(plan: Plan) {
  const t = useText(planMessages)
  return (title: string, changed: Plan, undo?: { altText: string; onSelect: () => void }) => {
    keepPlan(changed)
    const isDraftAgain = plan.status === 'approved' && changed.status === 'draft'
    toast({
      title,
      description: isDraftAgain ? t('toasts.draftAgain') : undefined,
      action: undo && { label: t('toasts.undo'), ...undo },
    })
  }
}

function useRewrite(plan: Plan) {
  const t = useText(planMessages)
  const done = useDone(plan)
  const failed = failureToast(t('toasts.failed'))
  const paramsOf = (postId: string) => ({ id: plan.id, postId })
  const undo = useMutation({
    scope: scopeOf(plan),
    mutationFn: (postId: string) => call(contract.undoPlanEntryRewrite, { params: paramsOf(postId) }),
    onSuccess: (changed) => done(t('toasts.rewriteUndone'), changed),
    onError: failed,
  })
  const rewrite = useMutation({
    scope: scopeOf(plan),
    mutationFn: ({ postId, writer }: Rewrite) =>
      call(contract.rewritePlanEntry, { params: paramsOf(postId), body: { writer } }),
    onSuccess: (changed, { postId }) => {
      const author = changed.posts.find(({ id }) => id === postId)?.writtenBy ?? 'person'
      const isOurs = author !== 'person'
      const onSelect = () => undo.mutate(postId)
      done(
        t(`toasts.rewritten.${author}`),
        changed,
        isOurs ? { altText: t('toasts.undoAlt'), onSelect } : undefined,
      )
    },
    onError: (error, { postId }) => {
      if (!isProviderError(error)) failed(error)
      else
        toast({
          title: t('toasts.failed'),
          description: reasonOf(error),
          variant: 'destructive',
          action: {
            label: t('toasts.useBuiltIn'),
            altText: t('toasts.useBuiltInAlt'),
            onSelect: () => rewrite.mutate({ postId, writer: 'built-in' }),
          },
        })
    },
  })
  return { rewrite, undo }
}

function useSkip(plan: Plan) {
  const t = useText(planMessages)
  const done = useDone(plan)
  const skip = useMutation({
    scope: scopeOf(plan),
    mutationFn: ({ postId, isSkipped }: { postId: string; isSkipped: boolean }) =>
      call(contract.changePlanEntry, { params: { id: plan.id, postId }, body: { isSkipped } }),
    onSuccess: (changed, { postId, isSkipped }) =>
      done(t(isSkipped ? 'toasts.postSkipped' : 'toasts.postBack'), changed, {
        altText: t('toasts.undoAlt'),
        onSelect: () => skip.mutate({ postId, isSkipped: !isSkipped }),
      }),
    onError: failureToast(t('toasts.failed')),
  })
  return skip
}

function useRemove(plan: Plan) {
  const t = useText(planMessages)
  const done = useDone(plan)
  const onError = failureToast(t('toasts.failed'))
  const restore = useMutation({
    scope: scopeOf(plan),
    mutationFn: (postId: string) => call(contract.restorePlanEntry, { params: { id: plan.id, postId } }),
    onSuccess: (changed) => done(t('toasts.postRestored'), changed),
    onError,
  })
  return useMutation({
    scope: scopeOf(plan),
    mutationFn: (postId: string) => call(contract.deletePlanEntry, { params: { id: plan.id, postId } }),
    onSuccess: (changed, postId) =>
      done(t('toasts.postDeleted'), changed, {
        altText: t('toasts.undoDelete'),
        onSelect: () => restore.mutate(postId),
      }),
    onError,
  })
}

export function usePutPicture(plan: Plan) {
  const t = useText(planMessages)
  const done = useDone(plan)
  return useMutation({
    scope: scopeOf(plan),
    mutationFn: (input: CallInput<typeof contract.putPlanEntryPicture>) =>
      call(contract.putPlanEntryPicture, input),
    onSuccess: (changed) => done(t('toasts.pictureSaved'), changed),
    onError: failureToast(t('toasts.failed')),
  })
}

function useRemovePicture(plan: Plan) {
  const t = useText(planMessages)
  const done = useDone(plan)
  return useMutation({
    scope: scopeOf(plan),
    mutationFn: (postId: string) =>
      call(contract.removePlanEntryPicture, { params: { id: plan.id, postId } }),
    onSuccess: (changed) => done(t('toasts.pictureRemoved'), changed),
    onError: failureToast(t('toasts.failed')),
  })
}

/** What can be done with a post of a plan without a dialog. */
export function useEntryActions(plan: Plan) {
  const { rewrite, undo } = useRewrite(plan)
  const skip = useSkip(plan)
  const remove = useRemove(plan)
  const removePicture = useRemovePicture(plan)
  const busy = [
    rewrite.isPending && rewrite.variables.postId,
    undo.isPending && undo.variables,
    skip.isPending && skip.variables.postId,
    remove.isPending && remove.variables,
    removePicture.isPending && removePicture.variables,
  ]
  return {
    rewrite: (postId: string) => rewrite.mutate({ postId }),
    undoRewrite: undo.mutate,
    skip: (postId: string, isSkipped: boolean) => skip.mutate({ postId, isSkipped }),
    remove: remove.mutate,
    removePicture: removePicture.mutate,
    isBusy: (postId: string) => busy.includes(postId),
    isRewriting: (postId: string) => rewrite.isPending && rewrite.variables.postId === postId,
  }
}
