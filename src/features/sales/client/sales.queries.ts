import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { salesMessages } from '../i18n/index.ts'
import * as contract from '../sales.contract.ts'

/** Rows per list. */
const SHOWN = 10

export const useProducts = () => useQuery(read(contract.listProducts, { query: { limit: SHOWN } }))
export const useTransactions = () => useQuery(read(contract.listTransactions, { query: { limit: SHOWN } }))

export const importKinds = ['products', 'sales'] as const
export type ImportKind = (typeof importKinds)[number]

const endpoints = { products: contract.importProducts, sales: contract.importSales }
export const limitOf = (kind: ImportKind): number => endpoints[kind].bodyLimit

type Sent = { kind: ImportKind; csv: string }

/** Previews the import; nothing is written. */
export function usePreviewImport() {
  const t = useText(salesMessages)
  return useMutation({
    mutationFn: ({ kind, csv }: Sent) => call(endpoints[kind], { query: { preview: 'true' }, body: csv }),
    onError: failureToast(t('toasts.previewFailed')),
  })
}

export function useImport() {
  const t = useText(salesMessages)
  return useMutation({
    mutationFn: ({ kind, csv }: Sent) => call(endpoints[kind], { body: csv }),
    onSuccess: ({ imported, changed }) => {
      toast({ title: imported + changed > 0 ? t('toasts.imported') : t('toasts.nothing') })
      void refresh('sales')
    },
    onError: failureToast(t('toasts.failed')),
  })
}
