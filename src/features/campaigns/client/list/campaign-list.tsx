import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { firstLook, RestOfList } from '#client/ui/first-look.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignCardSkeleton } from './campaign-card-skeleton.tsx'
import type { CampaignFilters } from './campaign-filters.ts'
import type { useCampaigns, usePlanGroups } from './campaigns.queries.ts'
import { NoCampaigns } from './no-campaigns.tsx'
import { NoResults } from './no-results.tsx'
import { PlanGroups } from './plan-groups.tsx'

interface CampaignListProps {
  campaigns: ReturnType<typeof useCampaigns>
  groups: ReturnType<typeof usePlanGroups>
  filters: CampaignFilters
  onFilter: (changes: Partial<CampaignFilters>) => void
  onPublish: (campaign: Campaign) => void
  selected: readonly Campaign[]
  onSelect: (campaigns: readonly Campaign[]) => void
  onAdd: () => void
  onGenerate: () => void
}

const gridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'
/** Two rows of a wide screen; plans come before them. */
const FIRST_CARDS = 6
const CARD_HEIGHT = 460
const COLUMNS = 3

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function CampaignList({
  campaigns,
  groups,
  filters,
  onFilter,
  onPublish,
  selected,
  onSelect,
  ...acts
}: CampaignListProps) {
  const t = useText(campaignMessages)
  const common = useText(commonMessages)
  const rows = campaigns.data?.pages.flatMap((page) => page.items) ?? []

  const isSelected = ({ id }: Campaign) => selected.some((each) => each.id === id)
  const toggle = (campaign: Campaign) =>
    onSelect(isSelected(campaign) ? selected.filter(({ id }) => id !== campaign.id) : [...selected, campaign])

  const hasGroups = groups.isEnabled && (groups.data?.pages[0]?.items.length ?? 0) > 0

  if (campaigns.isPending || (groups.isEnabled && groups.isPending))
    return (
      <output className={gridClass}>
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        {skeletons.map((name) => (
          <CampaignCardSkeleton key={name} />
        ))}
      </output>
    )
  if (campaigns.isError && !campaigns.data)
    return (
      <Card>
        <ErrorState
          title={t('list.failed')}
          reason={reasonOf(campaigns.error)}
          retryLabel={common('retry')}
          retrying={campaigns.isFetching}
          onRetry={() => campaigns.refetch()}
        />
      </Card>
    )
  if (rows.length === 0 && !hasGroups)
    return filters.search.trim() ? (
      <NoResults filters={filters} onFilter={onFilter} />
    ) : (
      <NoCampaigns tab={filters.tab} onShowAll={() => onFilter({ tab: 'all' })} {...acts} />
    )
  const { shown, rest } = firstLook(rows, hasGroups ? COLUMNS : FIRST_CARDS)
  return (
    <>
      {groups.isEnabled ? (
        <PlanGroups groups={groups} onOpen={(plan) => onFilter({ plan })} className={gridClass} />
      ) : null}
      {rows.length > 0 ? (
        <ul
          aria-label={t('list.label')}
          aria-busy={campaigns.isPlaceholderData || undefined}
          className={`${gridClass} transition-opacity aria-busy:opacity-60`}
        >
          {shown.map((campaign) => (
            <li key={campaign.id} className="min-w-0">
              <CampaignCard
                campaign={campaign}
                onPublish={onPublish}
                isSelected={isSelected(campaign)}
                onToggle={() => toggle(campaign)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <RestOfList rows={Math.ceil(rest / COLUMNS)} rowHeight={CARD_HEIGHT} />
      <LoadMore
        hasMore={campaigns.hasNextPage}
        label={campaigns.isFetchNextPageError ? common('retry') : t('list.loadMore')}
        pending={campaigns.isFetchingNextPage}
        onClick={() => campaigns.fetchNextPage()}
        summary={
          campaigns.isFetchNextPageError ? (
            <span role="alert" className="text-danger">
              {reasonOf(campaigns.error)}
            </span>
          ) : undefined
        }
      />
    </>
  )
}
