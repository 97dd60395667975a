import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useNow } from '#client/time/use-now.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import { dayIn } from '#platform/day.ts'
import { getDashboard, type Period } from '../dashboard.contract.ts'

export function useDashboard(period: Period) {
  const brandId = useBrandFilter()
  const today = dayIn(useWorkspace().timeZone, useNow())
  const stats = read(getDashboard, { query: { period, brandId } })
  return useQuery({
    ...stats,
    // A page open over midnight refetches for the new day.
    queryKey: [...stats.queryKey, today],
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
}
