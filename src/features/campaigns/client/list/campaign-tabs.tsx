import type { ReactNode } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import type { CampaignTotals } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { type CampaignTab, campaignTabs } from './campaign-filters.ts'

interface CampaignTabsProps {
  tab: CampaignTab
  onChoose: (tab: CampaignTab) => void
  totals: CampaignTotals | undefined
  children: ReactNode
}

const figures = {
  all: 'total',
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  ai: 'aiGenerated',
} as const

export function CampaignTabs({ tab, onChoose, totals, children }: CampaignTabsProps) {
  const t = useText(campaignMessages)
  const format = useFormat()
  return (
    <Tabs
      value={tab}
      onValueChange={(chosen) => onChoose(campaignTabs.find((each) => each === chosen) ?? 'all')}
    >
      <TabsList aria-label={t('tabs.label')}>
        {campaignTabs.map((each) => (
          <TabsTrigger key={each} value={each} count={totals && format.number(totals[figures[each]])}>
            {t(`tabs.${each}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={tab}>{children}</TabsContent>
    </Tabs>
  )
}
