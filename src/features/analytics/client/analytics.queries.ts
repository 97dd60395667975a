import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#client/query.ts'
import { useNow } from '#client/use-now.ts'
import { useWorkspace } from '#client/workspace-context.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#features/brands/client/use-brand-filter.ts'
import { dayIn } from '#platform/day.ts'
import * as contract from '../analytics.contract.ts'

const POSTS = '/api/campaigns'
const SALES = '/api/sales-transactions'
const MESSAGES = '/api/messages'

/** A page that stays open over midnight is about another day then; meanwhile it shows what it had. */
function useOfToday<Asked extends { queryKey: readonly unknown[] }>(asked: Asked, follows: string[]) {
  const today = dayIn(useWorkspace().timeZone, useNow())
  return {
    ...asked,
    queryKey: [...asked.queryKey, today],
    placeholderData: keepPreviousData,
    meta: { follows },
  }
}

export function useOverview() {
  const brandId = useBrandFilter()
  const asked = useOfToday(read(contract.getOverview, { query: { brandId } }), [POSTS, SALES])
  return useQuery({ ...asked, enabled: useIsBrandFilterKnown() })
}

export function useBusiness() {
  const others = ['/api/content-plans', '/api/social-accounts', '/api/workspace']
  return useQuery(useOfToday(read(contract.getBusiness, {}), [POSTS, SALES, MESSAGES, ...others]))
}

export function usePlatformFigures() {
  const brandId = useBrandFilter()
  const asked = useOfToday(read(contract.getPlatforms, { query: { brandId } }), [POSTS])
  return useQuery({ ...asked, enabled: useIsBrandFilterKnown() })
}

export function useContent() {
  const brandId = useBrandFilter()
  const asked = useOfToday(read(contract.getContent, { query: { brandId } }), [POSTS])
  return useQuery({ ...asked, enabled: useIsBrandFilterKnown() })
}

export function useAudience() {
  const brandId = useBrandFilter()
  const asked = useOfToday(read(contract.getAudience, { query: { brandId } }), [SALES, MESSAGES])
  return useQuery({ ...asked, enabled: useIsBrandFilterKnown() })
}
