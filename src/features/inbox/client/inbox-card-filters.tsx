import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { inboxMessages } from '../i18n/index.ts'
import { useInboxSummary } from './inbox-summary.queries.ts'

const cardFilters = ['all', 'unread', 'important', 'yesterday'] as const
export type CardFilter = (typeof cardFilters)[number]

interface InboxCardFiltersProps {
  chosen: CardFilter
  onChoose: (filter: CardFilter) => void
}

export function InboxCardFilters({ chosen, onChoose }: InboxCardFiltersProps) {
  const t = useText(inboxMessages)
  const unread = useInboxSummary().data?.figures.unread
  const wordsOf = (filter: CardFilter) => {
    if (filter !== 'unread') return t(`card.${filter}`)
    return unread === undefined ? t('card.unreadUnknown') : t('card.unread', { count: unread })
  }
  return (
    <fieldset aria-label={t('card.filters')} className="flex flex-wrap gap-1 px-3 pt-3">
      {cardFilters.map((filter) => (
        <Button
          key={filter}
          variant="ghost"
          size="sm"
          aria-pressed={chosen === filter}
          onClick={() => onChoose(filter)}
          className="px-2 text-muted aria-pressed:bg-primary-subtle aria-pressed:text-primary-ink"
        >
          {wordsOf(filter)}
        </Button>
      ))}
    </fieldset>
  )
}
