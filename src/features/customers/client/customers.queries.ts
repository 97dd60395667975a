import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, readPages, refresh, refreshLists } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import type { CallInput } from '#platform/endpoint.ts'
import type { ReachFilter } from '../consent.contract.ts'
import * as contract from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import type { ImportedConsent } from './consent/import-consent.tsx'

export type CustomerFilters = {
  search: string
  status: contract.CustomerStatus | undefined
  reach: ReachFilter | undefined
}

/** Keeps the previous list on screen while the next one loads. */
export function useCustomers({ search, status, reach }: CustomerFilters) {
  const brandId = useBrandFilter()
  const query = { search: search.trim() || undefined, status, reach, brandId }
  return useInfiniteQuery({
    ...readPages(contract.listCustomers, { query }),
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
}

export function useCustomerSummary() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.customerSummary, { query: { brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}

/** `known` is the row of the list, shown until the customer itself is loaded. */
export const useCustomer = (id: string, known: contract.Customer | undefined) =>
  useQuery({ ...read(contract.getCustomer, { params: { id } }), placeholderData: known })

export function useCreateCustomer() {
  const t = useText(customerMessages)
  const create = useIdempotentCall(contract.createCustomer)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.createCustomer>['body']) => create({ body }),
    onSuccess: () => {
      toast({ title: t('toasts.created') })
      void refresh('customers')
    },
    onError: failureToast(t('toasts.createFailed')),
  })
}

export function useUpdateCustomer() {
  const t = useText(customerMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.updateCustomer>) => call(contract.updateCustomer, input),
    onSuccess: () => {
      toast({ title: t('toasts.updated') })
      void refresh('customers')
    },
    onError: failureToast(t('toasts.updateFailed')),
  })
}

export function useDeleteCustomer() {
  const t = useText(customerMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteCustomer, { params: { id } }),
    onSuccess: (_, id) => {
      toast({ title: t('toasts.deleted') })
      // The deleted customer may still be on screen and must not be refetched.
      const { queryKey } = read(contract.getCustomer, { params: { id } })
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
      void refreshLists('customers')
    },
    onError: failureToast(t('toasts.deleteFailed')),
  })
}

export function useImportCustomers() {
  const t = useText(customerMessages)
  const brandId = useBrandFilter()
  return useMutation({
    mutationFn: ({ csv, agreed: { email, whatsapp, note } }: { csv: string; agreed: ImportedConsent }) =>
      call(contract.importCustomers, {
        query: {
          brandId,
          ...(email && { emailConsent: 'true' }),
          ...(whatsapp && { whatsappConsent: 'true' }),
          ...((email || whatsapp) && { consentNote: note }),
        },
        body: csv,
      }),
    onSuccess: ({ imported }) => {
      toast({ title: imported > 0 ? t('toasts.imported') : t('toasts.nothingImported') })
      void refresh('customers')
    },
    onError: failureToast(t('toasts.importFailed')),
  })
}
