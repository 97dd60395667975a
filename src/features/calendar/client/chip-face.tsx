import { TriangleAlert } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { cn } from '#client/ui/cn.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import type { CalendarItem, CalendarStatus } from '../calendar.contract.ts'
import { itemColor } from './item-color.ts'
import { useSelection } from './selection-context.ts'
import { useWarningsOf } from './warnings-context.ts'

const looks: Record<CalendarStatus, string> = {
  draft: 'border-dashed border-border-control bg-surface text-muted',
  scheduled: 'border-transparent bg-info-subtle text-info',
  published: 'border-transparent bg-success-subtle text-success',
  failed: 'border-transparent bg-danger-subtle text-danger',
}

// Beside the text where there is room for both, else above it (or nowhere). Percentages, because a container query for
// each chip doubles the time in which a month is laid out.
const pictureWidth = 'w-[clamp(2.25rem,(6.5rem-100%)*999,100%)]'
const lowPictureWidth = 'w-[clamp(0rem,(100%-6.5rem)*999,2.25rem)]'

const SHOWN_ICONS = 3
const SHOWN_ICONS_LOW = 1

interface ChipFaceProps {
  items: readonly CalendarItem[]
  /** Only as high as its place in the hours of a week: a narrow chip leaves its picture out. */
  isLow?: boolean
  className?: string
}

/** A compact post, or the posts of a campaign at one time: picture, time, platforms, title. */
export function ChipFace({ items, isLow = false, className }: ChipFaceProps) {
  const format = useFormat()
  const [first] = items
  const { ids } = useSelection()
  const isMarked = useWarningsOf(items).length > 0
  if (!first) return null
  const pictured = items.find((item) => item.previewUrl) ?? items.find((item) => item.thumbnailUrl)
  // A chip is as small as a preview, so that a month needs no request for each of its pictures.
  const pictureUrl = pictured?.previewUrl ?? pictured?.thumbnailUrl
  const icons = isLow ? SHOWN_ICONS_LOW : SHOWN_ICONS
  const more = items.length - icons
  return (
    <span
      className={cn(
        'flex min-w-0 flex-wrap gap-1 rounded-sm border p-0.5 text-left text-xs',
        looks[itemColor(first)],
        isLow && 'h-full overflow-hidden',
        items.every(({ id }) => ids.has(id)) && 'outline-2 outline-primary-ink -outline-offset-2',
        className,
      )}
    >
      {pictureUrl ? (
        <img
          src={pictureUrl}
          alt=""
          loading="lazy"
          draggable={false}
          decoding="async"
          className={cn('h-9 shrink-0 rounded-[4px] object-cover', isLow ? lowPictureWidth : pictureWidth)}
        />
      ) : null}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={cn('flex items-center gap-x-0.5 tabular', isLow ? 'overflow-hidden' : 'flex-wrap')}>
          {isMarked ? <TriangleAlert aria-hidden className="size-3 shrink-0 text-warning" /> : null}
          <span className="me-0.5 whitespace-nowrap tracking-tight">{format.clock(first.time)}</span>
          {items.slice(0, icons).map(({ id, platform }) => (
            <PlatformIcon key={id} platform={platform} className="size-3 shrink-0" />
          ))}
          {more > 0 ? <span>+{format.number(more)}</span> : null}
        </span>
        <span className="line-clamp-2 break-words leading-4">{first.title}</span>
      </span>
    </span>
  )
}
