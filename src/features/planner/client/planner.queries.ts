import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, readPages, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { plannerMessages } from '../i18n/index.ts'
import * as contract from '../planner.contract.ts'

const PAGE = 12

export function usePlans() {
  const brandId = useBrandFilter()
  return useInfiniteQuery({
    ...readPages(contract.listPlans, { query: { limit: PAGE, brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}

/** The newest plan of a month. */
export function usePlanOf({ month, year }: { month: number; year: number }) {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.listPlans, { query: { limit: 1, month, year, brandId } }),
    select: (page) => page.items[0] ?? null,
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
}

export function useInsights() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.getInsights, { query: { brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}

export const usePosInsights = () => useQuery(read(contract.getPosInsights, {}))

/** Resolves when the plan is requested; `onAsked` is called before any read. Its completion is announced later. */
export function useGeneratePlan(onAsked: (id: string) => void) {
  const t = useText(plannerMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.generatePlan>['body']) =>
      call(contract.generatePlan, { body }),
    onSuccess: ({ id }) => {
      onAsked(id)
      return refresh('plans')
    },
    onError: failureToast(t('generate.failed')),
  })
}

export function useRetryPlan() {
  const t = useText(plannerMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.retryPlan, { params: { id } }),
    onSuccess: () => refresh('plans'),
    onError: failureToast(t('generate.failed')),
  })
}
