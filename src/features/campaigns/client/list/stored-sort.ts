import { type CampaignSort, campaignSorts } from '#features/campaigns/campaigns.contract.ts'

const KEY = 'campaigns.sort'

export function readStoredSort(): CampaignSort {
  try {
    return campaignSorts.find((sort) => sort === localStorage.getItem(KEY)) ?? 'newest'
  } catch {
    // Storage can be disabled. The choice is then only in the URL.
    return 'newest'
  }
}

export function storeSort(sort: CampaignSort): void {
  try {
    localStorage.setItem(KEY, sort)
  } catch {
    // Storage can be disabled.
  }
}
