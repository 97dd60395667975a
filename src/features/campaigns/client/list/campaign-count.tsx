import { useText } from '#client/i18n/use-text.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { useCampaigns } from './campaigns.queries.ts'

interface FoundCountProps {
  campaigns: ReturnType<typeof useCampaigns>
  isSearch: boolean
}

/** Read out whenever a search has changed what is listed; without one, the tabs say how many there are. */
export function CampaignCount({ campaigns, isSearch }: FoundCountProps) {
  const t = useText(campaignMessages)
  const count = campaigns.data?.pages.reduce((sum, page) => sum + page.items.length, 0)
  const isKnown = isSearch && count !== undefined && !campaigns.isPlaceholderData
  return (
    <output className="text-muted tabular sm:ml-auto">
      {isKnown ? t(campaigns.hasNextPage ? 'results.foundSoFar' : 'results.found', { count }) : ''}
    </output>
  )
}
