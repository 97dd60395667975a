import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import { inboxSummary } from '../inbox.contract.ts'

/** The figures above the inbox; the sidebar shows one of them on every screen. */
export function useInboxSummary() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(inboxSummary, { query: { brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}
