import { Inbox, SearchX } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { inboxMessages } from '../i18n/index.ts'

interface NoMessagesProps {
  /** By a search or a filter. */
  isNarrowed: boolean
  onShowAll: () => void
}

export function NoMessages({ isNarrowed, onShowAll }: NoMessagesProps) {
  const t = useText(inboxMessages)
  if (isNarrowed)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('list.empty')}
        description={t('list.emptyFilteredText')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('list.showAll')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<Inbox />}
      title={t('list.empty')}
      description={t('list.emptyText')}
      action={
        <Button asChild>
          <Link href="/settings?section=channels">{t('list.connect')}</Link>
        </Button>
      }
    />
  )
}
