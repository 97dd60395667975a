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

/** A page that stays open over midnight is about another day then. */
const useToday = () => dayIn(useWorkspace().timeZone, useNow())

export function useOverview() {
  const brandId = useBrandFilter()
  const asked = read(contract.getOverview, { query: { brandId } })
  return useQuery({
    ...asked,
    queryKey: [...asked.queryKey, useToday()],
    placeholderData: keepPreviousData,
    meta: { follows: [POSTS, SALES] },
    enabled: useIsBrandFilterKnown(),
  })
}

export function useBusiness() {
  const asked = read(contract.getBusiness, {})
  return useQuery({
    ...asked,
    queryKey: [...asked.queryKey, useToday()],
    placeholderData: keepPreviousData,
    meta: {
      follows: [POSTS, SALES, MESSAGES, '/api/content-plans', '/api/social-accounts', '/api/workspace'],
    },
  })
}

export function usePlatformFigures() {
  const brandId = useBrandFilter()
  const asked = read(contract.getPlatforms, { query: { brandId } })
  return useQuery({
    ...asked,
    queryKey: [...asked.queryKey, useToday()],
    placeholderData: keepPreviousData,
    meta: { follows: [POSTS] },
    enabled: useIsBrandFilterKnown(),
  })
}

export function useContent() {
  const brandId = useBrandFilter()
  const asked = read(contract.getContent, { query: { brandId } })
  return useQuery({
    ...asked,
    queryKey: [...asked.queryKey, useToday()],
    placeholderData: keepPreviousData,
    meta: { follows: [POSTS] },
    enabled: useIsBrandFilterKnown(),
  })
}

export function useAudience() {
  const brandId = useBrandFilter()
  const asked = read(contract.getAudience, { query: { brandId } })
  return useQuery({
    ...asked,
    queryKey: [...asked.queryKey, useToday()],
    placeholderData: keepPreviousData,
    meta: { follows: [SALES, MESSAGES] },
    enabled: useIsBrandFilterKnown(),
  })
}
