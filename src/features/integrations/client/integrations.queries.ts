import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { integrationMessages } from '../i18n/index.ts'
import * as contract from '../integrations.contract.ts'

export const useIntegrations = () => useQuery(read(contract.listIntegrations, {}))

export const useSyncs = (id: string) => useQuery(read(contract.listSyncs, { params: { id } }))

export function useCreateIntegration() {
  const t = useText(integrationMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.createIntegration>['body']) =>
      call(contract.createIntegration, { body }),
    onSuccess: () => {
      toast({ title: t('toasts.created') })
      void refresh('integrations')
    },
    onError: failureToast(t('toasts.createFailed')),
  })
}

export function useReplaceKeys() {
  const t = useText(integrationMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.replaceKeys>) => call(contract.replaceKeys, input),
    onSuccess: () => {
      toast({ title: t('toasts.keysChanged') })
      void refresh('integrations')
    },
    onError: failureToast(t('toasts.keysFailed')),
  })
}

export function useSetActive() {
  const t = useText(integrationMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.pauseIntegration>) =>
      call(contract.pauseIntegration, input),
    onSuccess: ({ isActive }) => {
      toast({ title: isActive ? t('toasts.resumed') : t('toasts.paused') })
      void refresh('integrations')
    },
    onError: failureToast(t('toasts.changeFailed')),
  })
}

export function useDeleteIntegration() {
  const t = useText(integrationMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.deleteIntegration>) =>
      call(contract.deleteIntegration, input),
    onSuccess: () => {
      toast({ title: t('toasts.deleted') })
      void refresh('integrations')
    },
    onError: failureToast(t('toasts.deleteFailed')),
  })
}

/** Answers when the sync has started; the list shows how it ends. */
export function useSyncProducts() {
  const t = useText(integrationMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.syncProducts, { params: { id } }),
    onSuccess: () => void refresh('integrations'),
    onError: failureToast(t('toasts.syncFailed')),
  })
}
