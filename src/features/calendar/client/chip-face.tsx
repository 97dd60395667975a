import { useFormat } from '#client/i18n/format.ts'
import { cn } from '#client/ui/cn.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import type { CalendarItem, CalendarStatus } from '../calendar.contract.ts'
import { itemColor } from './item-color.ts'

const looks: Record<CalendarStatus, string> = {
  draft: 'border-dashed border-border-control bg-surface text-muted',
  scheduled: 'border-transparent bg-info-subtle text-info',
  published: 'border-transparent bg-success-subtle text-success',
  failed: 'border-transparent bg-danger-subtle text-danger',
}

/** A compact item: platform, time, title. */
export function ChipFace({ item, className }: { item: CalendarItem; className?: string }) {
  const format = useFormat()
  return (
    <span
      className={cn(
        'flex min-w-0 flex-col rounded-sm border px-0.5 py-0.5 text-left text-xs',
        looks[itemColor(item)],
        className,
      )}
    >
      <span className="flex flex-wrap items-center gap-x-0.5 tabular">
        <PlatformIcon platform={item.platform} className="size-3" />
        <span className="whitespace-nowrap tracking-tight">{format.clock(item.time)}</span>
      </span>
      <span className="truncate">{item.title}</span>
    </span>
  )
}
