import { useSearchParams } from 'wouter'
import { changedParams } from '#client/changed-params.ts'
import { campaignSorts } from '../campaigns.contract.ts'
import { type CampaignFilters, campaignTabs } from './campaign-filters.ts'
import { keepSort, keptSort } from './kept-sort.ts'

/** What is listed is in the address, so that reload, back and a shared link lead to the same place. */
export function useCampaignsPlace() {
  const [params, setParams] = useSearchParams()
  const filters: CampaignFilters = {
    tab: campaignTabs.find((candidate) => candidate === params.get('tab')) ?? 'all',
    search: params.get('search') ?? '',
    sort: campaignSorts.find((candidate) => candidate === params.get('sort')) ?? keptSort(),
  }
  function filter({ tab, sort, ...changes }: Partial<CampaignFilters>) {
    if (sort) keepSort(sort)
    const chosen = {
      ...changes,
      ...(sort && { sort }),
      ...(tab && { tab: tab === 'all' ? undefined : tab }),
    }
    setParams((now) => changedParams(now, chosen), { replace: true })
  }
  return { filters, filter }
}
