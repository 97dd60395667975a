import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { readPages, refresh } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { fileMessages } from '#core/files/i18n/index.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { invoiceMessages } from '../i18n/index.ts'
import * as contract from '../invoices.contract.ts'

export const useCustomerInvoices = (customerId: string) =>
  useInfiniteQuery(readPages(contract.listInvoices, { query: { customerId } }))

// Invoices affect the customer's total and the shop's revenue.
export function useCreateInvoice() {
  const t = useText(invoiceMessages)
  const create = useIdempotentCall(contract.createInvoice)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.createInvoice>['body']) => create({ body }),
    onSuccess: () => {
      toast({ title: t('toasts.created') })
      void refresh('invoices')
    },
    onError: failureToast(t('toasts.createFailed')),
  })
}

export function useUpdateInvoice() {
  const t = useText(invoiceMessages)
  const uploaded = useText(fileMessages)('toasts.uploaded')
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.updateInvoice>) => call(contract.updateInvoice, input),
    onSuccess: (_, { body }) => {
      const updated = t('toasts.updated')
      toast(body.fileUrl ? { title: uploaded, description: updated } : { title: updated })
      void refresh('invoices')
    },
    onError: failureToast(t('toasts.updateFailed')),
  })
}

export function useDeleteInvoice() {
  const t = useText(invoiceMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteInvoice, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('toasts.deleted') })
      void refresh('invoices')
    },
    onError: failureToast(t('toasts.deleteFailed')),
  })
}
