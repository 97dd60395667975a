import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, readPages, refresh } from '#client/data/query.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { fullName } from '#platform/full-name.ts'
import { inboxMessages } from '../i18n/index.ts'
import * as contract from '../inbox.contract.ts'

/** The server words reasons in the reader's language, so each language has its own cache entry. */
export function useConversation(id: string) {
  const locale = useLocale()
  const { queryKey, ...options } = read(contract.getConversation, { params: { id } })
  return useQuery({ ...options, queryKey: [...queryKey, locale] })
}

export function useEntries(id: string) {
  const locale = useLocale()
  const { queryKey, ...options } = readPages(contract.listEntries, { params: { id }, query: { limit: 30 } })
  return useInfiniteQuery({ ...options, queryKey: [...queryKey, locale] })
}

/** Refreshes the conversation and everything that lists or counts its messages. */
export const refreshConversations = () => refresh('messages', 'activity')

function rememberConversation(changed: contract.Conversation): void {
  const { queryKey } = read(contract.getConversation, { params: { id: changed.id } })
  queryClient.setQueriesData<contract.Conversation>({ queryKey }, changed)
  void refreshConversations()
}

export function useRetry() {
  const t = useText(inboxMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.retryReply, { params: { id } }),
    onError: failureToast(t('toasts.notRetried')),
    onSettled: refreshConversations,
  })
}

type Change = CallInput<typeof contract.changeConversation>['body']

export function useChangeConversation(id: string) {
  const t = useText(inboxMessages)
  function said({ status, assignee }: contract.Conversation, change: Change): string {
    if (change.status) return t(status === 'closed' ? 'toasts.closed' : 'toasts.reopened')
    return assignee ? t('toasts.assigned', { name: fullName(assignee) }) : t('toasts.unassigned')
  }
  return useMutation({
    mutationFn: (body: Change) => call(contract.changeConversation, { params: { id }, body }),
    onSuccess: (changed, change) => {
      rememberConversation(changed)
      toast({ title: said(changed, change) })
    },
    onError: failureToast(t('toasts.notChanged')),
  })
}

export function useMakeCustomer(id: string) {
  const t = useText(inboxMessages)
  return useMutation({
    mutationFn: () => call(contract.makeCustomer, { params: { id } }),
    onSuccess: (changed) => {
      rememberConversation(changed)
      void refresh('customers')
      toast({ title: t('toasts.customerMade', { name: changed.contactName }) })
    },
    onError: failureToast(t('toasts.noCustomer')),
  })
}
