import { Inbox } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { analyticsMessages } from '../analytics.messages.ts'

export function NobodyWrote() {
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
