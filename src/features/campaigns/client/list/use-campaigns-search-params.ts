import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { campaignSorts } from '#features/campaigns/campaigns.contract.ts'
import { type CampaignFilters, campaignTabs } from './campaign-filters.ts'
import { readStoredSort, storeSort } from './stored-sort.ts'

/** What is listed is in the address, so that reload, back and a shared link lead to the same place. */
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
