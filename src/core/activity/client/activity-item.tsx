import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { cn } from '#client/ui/cn.ts'
import type { Activity } from '../activity.contract.ts'

const PRODUCT = 'CampAIgner'

export function ActivityItem({ entry, now }: { entry: Activity; now: Date }) {
  const format = useFormat()
  const { who, what, link, createdAt } = entry
  const className = 'flex items-center gap-3 px-5 py-3'
  const content = (
    <>
      <Avatar name={who ?? PRODUCT} decorative />
      <span className="min-w-0 flex-1">
        <span className="block break-words">{what}</span>
        <span className="block break-words text-muted text-xs">
          <bdi>{who ?? PRODUCT}</bdi>
          {' · '}
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.relative(createdAt, now)}
          </time>
        </span>
      </span>
    </>
  )
  if (!link) return <div className={className}>{content}</div>
  return (
    <Link href={link} className={cn(className, 'transition-colors hover:bg-surface-sunken')}>
      {content}
    </Link>
  )
}
