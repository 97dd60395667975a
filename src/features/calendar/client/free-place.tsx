import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { FreeTime } from '../posting-times.contract.ts'
import type { DropData } from './drag-target.ts'
import type { NewCampaignUrl } from './use-new-campaign.ts'

const SHOWN_ICONS = 3

interface FreePlaceProps {
  free: FreeTime
  newCampaignUrl: NewCampaignUrl
  tabIndex?: number
  className?: string
}

/** A posting time without a post: a click starts a campaign for it, and a chip can be dropped on it. */
export function FreePlace({ free, newCampaignUrl, tabIndex, className }: FreePlaceProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const locale = useLocale()
  const { day, time, platforms } = free
  const href = newCampaignUrl(day, { time, ...(platforms.length === 1 && { platform: platforms[0] }) })
  const { setNodeRef, isOver } = useDroppable({
    id: `${day}T${time}`,
    disabled: href === null,
    data: { day, time } satisfies DropData,
  })
  if (!href) return null
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    platforms.map((platform) => platformName(platform, locale)),
  )
  const label = t('free.start', { day: format.day(day), time: format.clock(time), platforms: names })
  const more = platforms.length - SHOWN_ICONS
  return (
    <Link
      ref={setNodeRef}
      href={href}
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      draggable={false}
      className={cn(
        'group/free flex h-6 min-w-0 items-center gap-1 overflow-hidden rounded-sm border border-dashed px-1 text-muted text-xs tabular hover:border-primary-ink hover:text-primary-ink',
        isOver && 'border-primary-ink border-solid bg-primary-subtle text-primary-ink',
        className,
      )}
    >
      <span className="whitespace-nowrap tracking-tight">{format.clock(time)}</span>
      {platforms.slice(0, SHOWN_ICONS).map((platform) => (
        <PlatformIcon key={platform} platform={platform} className="size-3 shrink-0" />
      ))}
      {more > 0 ? <span>+{format.number(more)}</span> : null}
      <Plus aria-hidden className="ms-auto size-3 shrink-0 opacity-0 group-hover/free:opacity-100" />
    </Link>
  )
}
