import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'

export const analyticsTabs = ['overview', 'business', 'platforms', 'content', 'audience'] as const

const [FIRST] = analyticsTabs

/** The tab is in the URL, so that reload, back and shared links show the same one. */
export function useAnalyticsSearchParams() {
  const [params, setParams] = useSearchParams()
  const tab = analyticsTabs.find((candidate) => candidate === params.get('tab')) ?? FIRST
  const choose = (next: string) =>
    setParams((now) => updateSearchParams(now, { tab: next === FIRST ? undefined : next }), { replace: true })
  return { tab, choose }
}
