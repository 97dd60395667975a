import { Heart, MessageCircle, Share2, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { LazyImage } from '#client/ui/lazy-image.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { collapseBlankLines } from '#platform/collapse-blank-lines.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { ItemStatusBadge } from './item-status-badge.tsx'
import { SelectBox } from './select-box.tsx'
import { useWarningWords } from './use-warning-words.ts'
import { useWarningsOf } from './warnings-context.ts'

/** Links to view and edit an item; none for samples. */
function linksOf({ id, campaignId, planId }: CalendarItem): { view: string; edit: string } | null {
  if (campaignId)
    return { view: `/campaigns/${campaignId}?post=${id}`, edit: `/campaigns/${campaignId}?post=${id}&edit=1` }
  if (planId) return { view: `/ai-planner/${planId}`, edit: `/ai-planner/${planId}?entry=${id}` }
  return null
}

interface DayItemProps {
  item: CalendarItem
  onMove: (item: CalendarItem) => void
}

/** A post with all details and actions. */
export function DayItem({ item, onMove }: DayItemProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const locale = useLocale()
  const links = linksOf(item)
  const warnings = useWarningsOf([item])
  const tell = useWarningWords()
  const { title, engagement } = item
  return (
    <li className="group/chip flex flex-col gap-2 border-b px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-2">
        <SelectBox items={[item]} className="-ms-1" />
        <PlatformIcon platform={item.platform} className="text-muted" />
        <span className="min-w-0 truncate text-muted text-xs">
          {[platformName(item.platform, locale), item.accountName].filter(Boolean).join(' · ')}
        </span>
        <span className="tabular text-xs">{format.clock(item.time)}</span>
        <span className="ml-auto">
          <ItemStatusBadge item={item} />
        </span>
      </div>
      <div className="flex gap-3">
        {item.thumbnailUrl ? (
          <LazyImage
            src={item.thumbnailUrl}
            previewUrl={item.previewUrl}
            alt=""
            className="size-16 shrink-0 rounded-sm object-cover"
          />
        ) : null}
        <div className="min-w-0">
          <p className="break-words font-medium">{title}</p>
          <p className="mt-1 line-clamp-4 whitespace-pre-line break-words text-muted">
            {collapseBlankLines(item.content)}
          </p>
        </div>
      </div>
      {item.kind === 'plan' ? <p className="text-muted text-xs">{t('day.plan')}</p> : null}
      {warnings.map((warning) => (
        <p
          key={warning.kind + warning.sides[0].campaignId + warning.sides[1].campaignId}
          className="flex gap-1.5 text-warning text-xs"
        >
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{tell(warning)}</span>
        </p>
      ))}
      {engagement ? (
        <p className="flex items-center gap-4 text-muted text-xs tabular">
          <VisuallyHidden>{t('day.engagement', engagement)}</VisuallyHidden>
          <Figure icon={<Heart aria-hidden className="size-3.5" />} value={format.number(engagement.likes)} />
          <Figure
            icon={<MessageCircle aria-hidden className="size-3.5" />}
            value={format.number(engagement.comments)}
          />
          <Figure
            icon={<Share2 aria-hidden className="size-3.5" />}
            value={format.number(engagement.shares)}
          />
        </p>
      ) : null}
      {links ? (
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm" variant="secondary">
            <Link href={links.view} aria-label={t('day.viewNamed', { title })}>
              {t('day.view')}
            </Link>
          </Button>
          <Button asChild size="sm" variant="secondary">
            <Link href={links.edit} aria-label={t('day.editNamed', { title })}>
              {t('day.edit')}
            </Link>
          </Button>
          {item.canMove ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('day.moveNamed', { title })}
              onClick={() => onMove(item)}
            >
              {t('day.move')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

function Figure({ icon, value }: { icon: React.ReactNode; value: string }) {
  return (
    <span aria-hidden className="flex items-center gap-1">
      {icon}
      {value}
    </span>
  )
}
