import { Plug } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { postStoryMessages } from '#features/campaigns/i18n/detail/index.ts'

/** Link to the page where an expired account is reconnected. */
export function ReconnectLink({ className }: { className?: string }) {
  const t = useText(postStoryMessages)
  return (
    <Button asChild variant="secondary" size="sm" className={className}>
      <Link href="/settings?section=channels">
        <Plug aria-hidden />
        {t('connect')}
      </Link>
    </Button>
  )
}
