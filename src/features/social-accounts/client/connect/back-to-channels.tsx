import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'

export function BackToChannels() {
  const t = useText(connectChannelMessages)
  return (
    <Button asChild variant="ghost" size="sm" className="-ms-3 w-fit">
      <Link href="/settings?section=channels">
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
    </Button>
  )
}
