import { useMutation, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import * as contract from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'

const brands = read(contract.listBrands, {})

export const useBrands = () => useQuery(brands)

/** For a parent that knows the screen needs them before its code is loaded. */
export const usePrefetchBrands = () => usePrefetchQuery(brands)

export const useArchivedBrands = ({ enabled = true } = {}) =>
  useQuery({ ...read(contract.listBrands, { query: { archived: 'true' } }), enabled })

export function useUpdateBrand() {
  const t = useText(brandMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.updateBrand>) => call(contract.updateBrand, input),
    onSuccess: () => {
      toast({ title: t('toasts.updated') })
      void refresh('brands')
    },
    onError: failureToast(t('toasts.updateFailed')),
  })
}

export function useArchiveBrand() {
  const t = useText(brandMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.archiveBrand, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('toasts.archived') })
      void refresh('brands')
    },
    onError: failureToast(t('toasts.archiveFailed')),
  })
}

export function useRestoreBrand() {
  const t = useText(brandMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.restoreBrand, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('toasts.restored') })
      void refresh('brands')
    },
    onError: failureToast(t('toasts.restoreFailed')),
  })
}
