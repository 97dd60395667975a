import { Inbox } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'

export function NoMessagesYet() {
  const t = useText(analyticsMessages)
  return (
    <EmptyState
      icon={<Inbox />}
      title={t('audience.empty')}
      action={
        <Button asChild variant="secondary">
          <Link href="/inbox">{t('audience.inbox')}</Link>
        </Button>
      }
    />
  )
}
