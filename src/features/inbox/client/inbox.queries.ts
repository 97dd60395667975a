import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, readPages, refresh, restartReads } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import { inboxMessages } from '../i18n/index.ts'
import * as contract from '../inbox.contract.ts'
import type { InboxFilters } from './inbox-filters.ts'
import { changeMessages } from './message-cache.ts'

/** Keeps the previous list on screen while the next one loads. */
export function useMessages(filters: InboxFilters) {
  const brandId = useBrandFilter()
  return useInfiniteQuery({
    ...readPages(contract.listMessages, { query: { ...filters, brandId } }),
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
}

export function useLatestMessages(filters: InboxFilters, limit: number) {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.listMessages, { query: { ...filters, brandId, limit } }),
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
}

/**
 * Optimistic: the mark disappears immediately and the row stays, even in an unread-only list, where it would vanish
 * while being read. Lists that are not on screen refetch when opened.
 */
export function useReadMessage() {
  const t = useText(inboxMessages)
  const lists = { queryKey: [contract.listMessages.path] }
  const showAsRead = (id: string) =>
    changeMessages((message) => (message.id === id ? { ...message, isRead: true } : message))
  return useMutation({
    mutationFn: (id: string) => call(contract.readMessage, { params: { id } }),
    onMutate: showAsRead,
    onSuccess: (_, id) => {
      // A list refetched meanwhile, for example for a new message, may not include it yet.
      showAsRead(id)
      void queryClient.invalidateQueries({ ...lists, refetchType: 'none' })
      void restartReads(lists)
      void refresh('unread-messages', 'activity')
    },
    onError: (error) => {
      failureToast(t('toasts.error'))(error)
      void refresh('messages')
    },
  })
}

export function useReadAll() {
  const t = useText(inboxMessages)
  const brandId = useBrandFilter()
  return useMutation({
    mutationFn: () => call(contract.readAllMessages, { query: { brandId } }),
    onSuccess: () => {
      toast({ title: t('toasts.allRead') })
      changeMessages((message) => ({ ...message, isRead: true }))
    },
    onError: failureToast(t('toasts.error')),
    onSettled: () => {
      void refresh('messages', 'activity')
    },
  })
}

export function useSetPriority() {
  const t = useText(inboxMessages)
  return useMutation({
    mutationFn: ({ id, priority }: Pick<contract.Message, 'id' | 'priority'>) =>
      call(contract.setPriority, { params: { id }, body: { priority } }),
    onSuccess: (changed) => {
      changeMessages((message) => (message.id === changed.id ? changed : message))
      toast({ title: t('toasts.priority') })
      void refresh('messages', 'activity')
    },
    onError: failureToast(t('toasts.error')),
  })
}
