import { keepPreviousData, queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { call, fetchFile, urlOf } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useActiveBrand, useBrands } from '#core/brands/index.client.ts'
import type { CallInput } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import * as contract from '../brand-studio.contract.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { designVersion } from './design-version.ts'

const designOf = (brandId: string | undefined) => read(contract.getBrandDesign, { query: { brandId } })

export const useDesignOf = (brandId: string | undefined) =>
  useQuery({ ...designOf(brandId), enabled: brandId !== undefined })

/** The design of this browser's active brand. */
export function useStudioDesign() {
  const brands = useBrands()
  const active = useActiveBrand(brands.data?.items ?? [])
  return useQuery({ ...designOf(active?.id), enabled: !brands.isPending })
}

function keep(design: contract.BrandDesign) {
  queryClient.setQueryData(designOf(design.brandId).queryKey, design)
  void refresh('brand-design', 'brands')
}

export function useSaveDesign() {
  const t = useText(brandStudioMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.saveBrandDesign>['body']) =>
      call(contract.saveBrandDesign, { body }),
    onSuccess: (design) => {
      toast({ title: t('toasts.saved'), description: t('toasts.savedText') })
      keep(design)
    },
    onError: failureToast(t('toasts.saveFailed')),
  })
}

export function useActivateStudio() {
  const t = useText(brandStudioMessages)
  return useMutation({
    mutationFn: (brandId: string) => call(contract.activateStudio, { body: { brandId } }),
    onSuccess: (design) => {
      toast({ title: t('toasts.activated'), description: t('toasts.activatedText') })
      keep(design)
    },
    onError: failureToast(t('toasts.activateFailed')),
  })
}

export type PreviewOrder = CallInput<typeof contract.previewDesign>['body']

const preview = (body: PreviewOrder | null) =>
  queryOptions({
    queryKey: [contract.previewDesign.path, body],
    queryFn: body ? ({ signal }) => fetchFile(contract.previewDesign, { body }, signal) : skipToken,
    // Pictures are large and quickly redrawn.
    gcTime: 30_000,
  })

/** Keeps the previous picture while the next one loads. Without an order, none is drawn. */
export function usePreview(body: PreviewOrder | null) {
  const options = preview(body)
  // During render: the screen's fonts are fetched right after, and would take every connection.
  if (body && !queryClient.getQueryState(options.queryKey)) void queryClient.prefetchQuery(options)
  return useQuery({ ...options, placeholderData: keepPreviousData })
}

/** The picture that shows a saved design. */
export const sampleUrlOf = (design: contract.BrandDesign, language: Locale): string =>
  urlOf(contract.sampleDesign.path, { brandId: design.brandId, language, version: designVersion(design) })
