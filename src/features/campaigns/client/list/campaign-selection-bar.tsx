import { CalendarX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectionBar } from '#client/ui/selection-bar.tsx'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { useBulkCampaigns } from './bulk-campaigns.queries.ts'

const NAMED = 3

interface CampaignSelectionBarProps {
  selected: readonly Campaign[]
  onSelect: (campaigns: readonly Campaign[]) => void
}

/** What can be done with several campaigns. */
export function CampaignSelectionBar({ selected, onSelect }: CampaignSelectionBarProps) {
  const t = useText(campaignMessages)
  const locale = useLocale()
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = useBulkCampaigns('delete', onSelect)
  const unschedule = useBulkCampaigns('unschedule', onSelect)
  const scheduled = selected.filter(({ status }) => status === 'scheduled')
  const rest = selected.length - NAMED
  const names = new Intl.ListFormat(locale).format([
    ...selected.slice(0, NAMED).map(({ title }) => title),
    ...(rest > 0 ? [t('selection.more', { count: rest })] : []),
  ])
  return (
    <SelectionBar
      label={t('selection.label')}
      count={t('selection.count', { count: selected.length })}
      clearLabel={t('selection.clear')}
      onClear={() => onSelect([])}
    >
      {scheduled.length > 0 ? (
        <Button
          variant="secondary"
          className="max-sm:flex-1"
          pending={unschedule.isPending}
          onClick={() => unschedule.mutate(scheduled)}
        >
          <CalendarX aria-hidden />
          {t('selection.unschedule')}
        </Button>
      ) : null}
      <Button variant="secondary" className="text-danger max-sm:flex-1" onClick={() => setIsDeleting(true)}>
        <Trash2 aria-hidden />
        {t('selection.delete')}
      </Button>
      {isDeleting ? (
        <ConfirmAction
          action={remove}
          variables={selected}
          onClose={() => setIsDeleting(false)}
          title={t('selection.deleteTitle', { count: selected.length })}
          subject={names}
          description={t('selection.deleteText')}
          confirmLabel={t('selection.delete')}
        />
      ) : null}
    </SelectionBar>
  )
}
