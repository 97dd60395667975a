import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useNow } from '#client/time/use-now.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import { dayIn } from '#platform/day.ts'
import * as contract from '../analytics.contract.ts'

/** A page open over midnight refetches for the new day; meanwhile it shows the old data. */
function useTodayQuery<Asked extends { queryKey: readonly unknown[] }>(asked: Asked) {
  const today = dayIn(useWorkspace().timeZone, useNow())
  return {
    ...asked,
    queryKey: [...asked.queryKey, today],
    placeholderData: keepPreviousData,
  }
}

export function useOverview() {
  const brandId = useBrandFilter()
  const asked = useTodayQuery(read(contract.getOverview, { query: { brandId } }))
  return useQuery({ ...asked, enabled: useIsBrandFilterKnown() })
}

export const useBusiness = () => useQuery(useTodayQuery(read(contract.getBusiness, {})))

export function usePlatformFigures() {
  const brandId = useBrandFilter()
  const asked = useTodayQuery(read(contract.getPlatforms, { query: { brandId } }))
  return useQuery({ ...asked, enabled: useIsBrandFilterKnown() })
}

export function useContent() {
  const brandId = useBrandFilter()
  const asked = useTodayQuery(read(contract.getContent, { query: { brandId } }))
  return useQuery({ ...asked, enabled: useIsBrandFilterKnown() })
}

export function useAudience() {
  const brandId = useBrandFilter()
  const asked = useTodayQuery(read(contract.getAudience, { query: { brandId } }))
  return useQuery({ ...asked, enabled: useIsBrandFilterKnown() })
}
