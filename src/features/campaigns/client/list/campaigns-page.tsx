import { Plus, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useOpenByLink } from '#client/navigation/use-open-by-link.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { BelowFold } from '#client/ui/first-look.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { BrandFilterLine } from '#core/brands/index.client.ts'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { CampaignDialogs, type OpenedDialog } from '../detail/campaign-dialogs.tsx'
import { CampaignHero } from '../detail/campaign-hero.tsx'
import { WaitingPostsNote } from '../ready-to-post/waiting-posts-note.tsx'
import { CampaignFilterBar } from './campaign-filter-bar.tsx'
import { CampaignList } from './campaign-list.tsx'
import { CampaignSelectionBar } from './campaign-selection-bar.tsx'
import { CampaignStatCards } from './campaign-stat-cards.tsx'
import { CampaignTabs } from './campaign-tabs.tsx'
import { useCampaigns, useCampaignTotals, usePlanGroup, usePlanGroups } from './campaigns.queries.ts'
import { PlanGroupHeading } from './plan-group-heading.tsx'
import { useCampaignsSearchParams } from './use-campaigns-search-params.ts'

interface FoundCountProps {
  campaigns: ReturnType<typeof useCampaigns>
  isSearch: boolean
}

/** Announces the number of search results to screen readers. Without a search, the tabs show the counts. */
function CampaignCount({ campaigns, isSearch }: FoundCountProps) {
  const t = useText(campaignMessages)
  const count = campaigns.data?.pages.reduce((sum, page) => sum + page.items.length, 0)
  const isKnown = isSearch && count !== undefined && !campaigns.isPlaceholderData
  return (
    <output className="text-muted tabular sm:ml-auto">
      {isKnown ? t(campaigns.hasNextPage ? 'results.foundSoFar' : 'results.found', { count }) : ''}
    </output>
  )
}

// Both buttons fit on one line of a narrow phone, in either language.
const actionClass = 'whitespace-nowrap max-sm:flex-1 max-sm:px-3'

const HERO_HEIGHT = 124

interface CampaignsPageProps {
  publishingHealth: ReactNode
}

export function CampaignsPage({ publishingHealth }: CampaignsPageProps) {
  const t = useText(campaignMessages)
  useTitle(t('title'))
  const { filters, filter } = useCampaignsSearchParams()
  const campaigns = useCampaigns(filters)
  const groups = usePlanGroups(filters)
  const { data: group } = usePlanGroup(filters.plan)
  const ofAll = useCampaignTotals().data
  const totals = filters.plan ? group && { ...group, aiGenerated: group.total } : ofAll
  const isEmpty = ofAll?.total === 0
  const [selected, setSelected] = useState<readonly Campaign[]>([])
  const isSearch = filters.search.trim() !== ''
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const add = () => setDialog({ kind: 'add' })
  const generate = () => setDialog({ kind: 'generate' })
  useOpenByLink('new', (kind) => (kind === 'ai' ? generate() : add()))

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
      <WaitingPostsNote className="mb-4" />
      {publishingHealth}
      {filters.plan ? (
        <PlanGroupHeading group={group} onBack={() => filter({ plan: '', tab: 'all', search: '' })} />
      ) : (
        <>
          {isEmpty ? <CampaignHero className="mb-6" /> : null}
          <CampaignStatCards />
        </>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {totals?.total === 0 && !isSearch ? null : (
          <div className="flex flex-col gap-2 sm:flex-row sm:items-center">
            <CampaignFilterBar filters={filters} onFilter={filter} />
            <CampaignCount campaigns={campaigns} isSearch={isSearch} />
          </div>
        )}
        <CampaignTabs
          tab={filters.tab}
          onChoose={(tab) => filter({ tab })}
          // Totals ignore the search and would contradict its results.
          totals={isSearch ? undefined : (totals ?? undefined)}
        >
          <CampaignList
            campaigns={campaigns}
            groups={groups}
            filters={filters}
            onFilter={filter}
            onPublish={(campaign) => setDialog({ kind: 'publish', campaign })}
            selected={selected}
            onSelect={setSelected}
            onAdd={add}
            onGenerate={generate}
          />
        </CampaignTabs>
      </div>
      {selected.length > 0 ? <CampaignSelectionBar selected={selected} onSelect={setSelected} /> : null}
      {/* Shops with campaigns come to work on them. */}
      {isEmpty || filters.plan ? null : (
        <BelowFold height={HERO_HEIGHT}>
          <CampaignHero className="mt-8" />
        </BelowFold>
      )}
      <CampaignDialogs opened={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
