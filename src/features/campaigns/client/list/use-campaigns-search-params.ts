import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { campaignSorts } from '#features/campaigns/campaigns.contract.ts'
import { type CampaignFilters, campaignTabs } from './campaign-filters.ts'
import { readStoredSort, storeSort } from './stored-sort.ts'

/** The filters are in the URL, so that reload, back and shared links show the same list. */
export function useCampaignsSearchParams() {
  const [params, setParams] = useSearchParams()
  const filters: CampaignFilters = {
    tab: campaignTabs.find((candidate) => candidate === params.get('tab')) ?? 'all',
    search: params.get('search') ?? '',
    sort: campaignSorts.find((candidate) => candidate === params.get('sort')) ?? readStoredSort(),
  }
  function filter({ tab, sort, ...changes }: Partial<CampaignFilters>) {
    if (sort) storeSort(sort)
    const chosen = {
      ...changes,
      ...(sort && { sort }),
      ...(tab && { tab: tab === 'all' ? undefined : tab }),
    }
    setParams((now) => updateSearchParams(now, chosen), { replace: true })
  }
  return { filters, filter }
}
