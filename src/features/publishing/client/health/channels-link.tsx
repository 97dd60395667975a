import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'

export function ChannelsLink() {
  const t = useText(publishingHealthMessages)
  return (
    <Button asChild variant="secondary" size="sm">
      <Link href="/settings?section=channels">{t('accounts.show')}</Link>
    </Button>
  )
}
