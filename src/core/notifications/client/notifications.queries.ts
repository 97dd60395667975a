import { useMutation, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from '#client/data/api.ts'
import { queryClient, read, refresh } from '#client/data/query.ts'
import * as contract from '../notifications.contract.ts'

export type Notification = z.output<typeof contract.notificationSchema>

const latest = read(contract.listNotifications, {})

export const useNotifications = () => useQuery(latest)

/** Optimistic: if the call fails, the list is refetched and shows the mark again. */
function showAsRead(isMeant: (notification: Notification) => boolean): void {
  queryClient.setQueryData(
    latest.queryKey,
    (page) =>
      page && {
        ...page,
        items: page.items.map((item) => (isMeant(item) ? { ...item, isRead: true } : item)),
      },
  )
}

export const useReadNotification = () =>
  useMutation({
    mutationFn: (id: string) => call(contract.readNotification, { params: { id } }),
    onMutate: (id) => showAsRead((notification) => notification.id === id),
    onSettled: () => refresh('notifications'),
  })

export const useReadAllNotifications = () =>
  useMutation({
    mutationFn: () => call(contract.readAllNotifications, {}),
    onMutate: () => showAsRead(() => true),
    onSettled: () => refresh('notifications'),
  })
