import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { Occasion } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { NewCampaignUrl } from './use-new-campaign.ts'

interface OccasionLineProps {
  occasion: Occasion
  newCampaignUrl: NewCampaignUrl
  tabIndex?: number
  className?: string
}

/** A holiday on its day. While the day lies ahead, it starts a campaign for it. */
export function OccasionLine({
  occasion: { day, name, idea },
  newCampaignUrl,
  tabIndex,
  className,
}: OccasionLineProps) {
  const t = useText(calendarMessages)
  const href = newCampaignUrl(day, { idea })
  const look = cn(
    'flex min-w-0 items-center gap-1 rounded-sm px-1 text-start text-muted text-xs leading-5',
    className,
  )
  const words = (
    <>
      <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-accent" />
      <span className="truncate">{name}</span>
    </>
  )
  if (!href)
    return (
      <span title={name} className={look}>
        {words}
      </span>
    )
  return (
    <Link
      href={href}
      aria-label={t('occasion.start', { name })}
      title={t('occasion.start', { name })}
      tabIndex={tabIndex}
      className={cn(look, 'hover:bg-surface-sunken hover:text-ink hover:underline')}
    >
      {words}
    </Link>
  )
}
