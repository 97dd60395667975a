import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { savedReplyMessages } from '../i18n/index.ts'
import * as contract from '../saved-replies.contract.ts'

export const useSavedReplies = () => useQuery(read(contract.listSavedReplies, {}))

/** Creates a reply, or updates the one with this id. */
export function useSaveReply(id: string | undefined) {
  const t = useText(savedReplyMessages)
  const create = useIdempotentCall(contract.createSavedReply)
  return useMutation({
    mutationFn: (body: contract.NewSavedReply) =>
      id === undefined ? create({ body }) : call(contract.changeSavedReply, { params: { id }, body }),
    onSuccess: () => {
      toast({ title: t(id === undefined ? 'toasts.added' : 'toasts.changed') })
      void refresh('saved-replies')
    },
    onError: failureToast(t(id === undefined ? 'toasts.addFailed' : 'toasts.changeFailed')),
  })
}

/** The dialog shows why it failed. */
export function useDeleteReply() {
  const t = useText(savedReplyMessages)
  return useMutation({
    mutationFn: ({ id }: contract.SavedReply) => call(contract.deleteSavedReply, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('toasts.deleted') })
      void refresh('saved-replies')
    },
  })
}
