import type { CampaignSort } from '#features/campaigns/campaigns.contract.ts'

export const campaignTabs = ['all', 'draft', 'scheduled', 'published', 'ai'] as const
export type CampaignTab = (typeof campaignTabs)[number]

export type CampaignFilters = {
  tab: CampaignTab
  search: string
  sort: CampaignSort
  /** The id of a content plan; empty for all campaigns. */
  plan: string
}
