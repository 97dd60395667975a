import { Plus, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { useTitle } from '#client/use-title.ts'
import { BrandFilterLine } from '#features/brands/client/brand-filter-line.tsx'
import { PublishingStrip } from '#features/publishing-health/client/publishing-strip.tsx'
import { campaignMessages } from '../campaigns.messages.ts'
import { CampaignDialogs, type OpenedDialog } from './campaign-dialogs.tsx'
import { CampaignHero } from './campaign-hero.tsx'
import { CampaignList } from './campaign-list.tsx'
import { CampaignStatCards } from './campaign-stat-cards.tsx'
import { CampaignTabs } from './campaign-tabs.tsx'
import { useCampaigns, useCampaignTotals } from './campaigns.queries.ts'
import { useCampaignsPlace } from './use-campaigns-place.ts'

// Both fit on one line of a narrow phone, in either language.
const actionClass = 'whitespace-nowrap max-sm:flex-1 max-sm:px-3'

export function CampaignsPage() {
  const t = useText(campaignMessages)
  useTitle(t('title'))
  const { tab, choose } = useCampaignsPlace()
  const campaigns = useCampaigns(tab)
  const totals = useCampaignTotals().data
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const add = () => setDialog({ kind: 'add' })
  const generate = () => setDialog({ kind: 'generate' })

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Button variant="secondary" className={actionClass} onClick={generate}>
              <Sparkles aria-hidden />
              {t('actions.generate')}
            </Button>
            <Button className={actionClass} onClick={add}>
              <Plus aria-hidden />
              {t('actions.add')}
            </Button>
          </>
        }
      />
      <BrandFilterLine className="-mt-2 mb-4" />
      <PublishingStrip className="mb-4" />
      <CampaignHero />
      <CampaignStatCards />
      <div className="mt-6">
        <CampaignTabs tab={tab} onChoose={choose} totals={totals}>
          <CampaignList
            campaigns={campaigns}
            tab={tab}
            onPublish={(campaign) => setDialog({ kind: 'publish', campaign })}
            onAdd={add}
            onGenerate={generate}
            onShowAll={() => choose('all')}
          />
        </CampaignTabs>
      </div>
      <CampaignDialogs opened={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
