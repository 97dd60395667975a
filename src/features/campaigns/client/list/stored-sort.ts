import { type CampaignSort, campaignSorts } from '#features/campaigns/campaigns.contract.ts'

const KEY = 'campaigns.sort'

/** The order that was chosen last in this browser. */
export function readStoredSort(): CampaignSort {
  try {
    return campaignSorts.find((sort) => sort === localStorage.getItem(KEY)) ?? 'newest'
  } catch {
    // Storage can be switched off; the choice then stays in the address alone.
    return 'newest'
  }
}

export function storeSort(sort: CampaignSort): void {
  try {
    localStorage.setItem(KEY, sort)
  } catch {
    // See above.
  }
}
