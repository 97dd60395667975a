import { useSearchParams } from 'wouter'
import { readChoice, storeChoice } from '#client/data/browser-choice.ts'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { DEFAULT_SORT, planGroupSchema, toSort } from '#features/campaigns/campaigns.contract.ts'
import { type CampaignFilters, campaignTabs } from './campaign-filters.ts'

const uuid = planGroupSchema.shape.planId

/** The filters are in the URL, so that reload, back and shared links show the same list. */
export function useCampaignsSearchParams() {
  const [params, setParams] = useSearchParams()
  const filters: CampaignFilters = {
    tab: campaignTabs.find((candidate) => candidate === params.get('tab')) ?? 'all',
    search: params.get('search') ?? '',
    plan: uuid.safeParse(params.get('plan')).data ?? '',
    sort: toSort(params.get('sort')) ?? toSort(readChoice('campaigns.sort')) ?? DEFAULT_SORT,
  }
  function filter({ tab, sort, ...changes }: Partial<CampaignFilters>) {
    if (sort) storeChoice('campaigns.sort', sort)
    const chosen = {
      ...changes,
      ...(sort && { sort }),
      ...(tab && { tab: tab === 'all' ? undefined : tab }),
    }
    // Opening a plan is a step that the back button undoes.
    setParams((now) => updateSearchParams(now, chosen), { replace: changes.plan === undefined })
  }
  return { filters, filter }
}
