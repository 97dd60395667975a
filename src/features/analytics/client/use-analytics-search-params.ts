import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'

export const analyticsTabs = ['overview', 'business', 'platforms', 'content', 'audience'] as const
export type AnalyticsTab = (typeof analyticsTabs)[number]

const [FIRST] = analyticsTabs

/** The chosen tab is in the address, so that reload, back and a shared link lead to the same place. */
export function useAnalyticsSearchParams() {
  const [params, setParams] = useSearchParams()
  const tab = analyticsTabs.find((candidate) => candidate === params.get('tab')) ?? FIRST
  const choose = (next: string) =>
    setParams((now) => updateSearchParams(now, { tab: next === FIRST ? undefined : next }), { replace: true })
  return { tab, choose }
}
