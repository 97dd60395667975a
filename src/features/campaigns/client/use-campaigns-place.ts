import { useSearchParams } from 'wouter'

export const campaignTabs = ['all', 'draft', 'scheduled', 'published', 'ai'] as const
export type CampaignTab = (typeof campaignTabs)[number]

/** The chosen tab is in the address, so that reload, back and a shared link lead to the same place. */
export function useCampaignsPlace() {
  const [params, setParams] = useSearchParams()
  const tab = campaignTabs.find((candidate) => candidate === params.get('tab')) ?? 'all'
  const choose = (next: CampaignTab) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now)
        if (next === 'all') changed.delete('tab')
        else changed.set('tab', next)
        return changed
      },
      { replace: true },
    )
  return { tab, choose }
}
