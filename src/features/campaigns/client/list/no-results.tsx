import { SearchX } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { CampaignFilters } from './campaign-filters.ts'

interface NothingFoundProps {
  filters: CampaignFilters
  onFilter: (changes: Partial<CampaignFilters>) => void
}

export function NoResults({ filters: { tab, search }, onFilter }: NothingFoundProps) {
  const t = useText(campaignMessages)
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={<span className="[overflow-wrap:anywhere]">{t('nothingFound.title', { search })}</span>}
        description={
          tab === 'all' ? t('nothingFound.hint') : t('nothingFound.inTab', { tab: t(`tabInSentence.${tab}`) })
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {tab === 'all' ? null : (
              <Button variant="secondary" onClick={() => onFilter({ tab: 'all' })}>
                {t('nothingFound.everywhere')}
              </Button>
            )}
            <Button variant="secondary" onClick={() => onFilter({ search: '' })}>
              {t('filters.clear')}
            </Button>
          </div>
        }
      />
    </Card>
  )
}
