import { ChevronLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'

export function BackToCampaigns() {
  const t = useText(campaignDetailMessages)
  return (
    <Button asChild variant="link" size="sm" className="self-start">
      <Link href="/campaigns">
        <ChevronLeft aria-hidden />
        {t('back')}
      </Link>
    </Button>
  )
}
