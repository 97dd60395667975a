import { Megaphone, Plus, SearchX, Sparkles } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { CampaignTab } from './campaign-filters.ts'

export interface NoCampaignsProps {
  tab: CampaignTab
  onAdd: () => void
  onGenerate: () => void
  onShowAll: () => void
}

/** Empty state of a tab, when there is no search. */
export function NoCampaigns({ tab, onAdd, onGenerate, onShowAll }: NoCampaignsProps) {
  const t = useText(campaignMessages)
  if (tab !== 'all')
    return (
      <Card>
        <EmptyState
          icon={<SearchX />}
          title={t('emptyTab', { tab: t(`tabInSentence.${tab}`) })}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('list.showAll')}
            </Button>
          }
        />
      </Card>
    )
  return (
    <Card>
      <EmptyState
        icon={<Megaphone />}
        title={t('empty.title')}
        description={t('empty.description')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onAdd}>
              <Plus aria-hidden />
              {t('actions.create')}
            </Button>
            <Button variant="secondary" onClick={onGenerate}>
              <Sparkles aria-hidden />
              {t('actions.generate')}
            </Button>
          </div>
        }
      />
    </Card>
  )
}
