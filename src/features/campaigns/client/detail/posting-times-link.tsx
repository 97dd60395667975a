import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'

/** To the dialog of the calendar in which a shop edits when its queue publishes. */
export function PostingTimesLink() {
  const t = useText(campaignDetailMessages)
  return (
    <Button asChild variant="link" size="sm" className="self-start">
      <Link href="/calendar?dialog=posting-times">{t('schedule.editTimes')}</Link>
    </Button>
  )
}
