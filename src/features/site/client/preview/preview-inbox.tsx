import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { previewSample } from './spanish-preview.sample.ts'

export function PreviewInbox() {
  const { inbox } = previewSample
  return (
    <Card className="mt-4 lg:mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 pb-4">
        <h3 className="text-base">{inbox.title}</h3>
        <p className="flex flex-wrap gap-1.5 font-medium text-xs">
          {inbox.filters.map((filter, index) => (
            <span
              key={filter}
              className={cn(
                'rounded-full border px-2.5 py-1',
                index === 0 ? 'border-transparent bg-primary-subtle text-primary-ink' : 'text-muted',
              )}
            >
              {filter}
            </span>
          ))}
        </p>
      </div>
      <ul className="divide-y border-t">
        {inbox.messages.map(({ from, text, when, isUnread }) => (
          <li key={from} className="flex items-center gap-3 px-5 py-3">
            <Avatar name={from} decorative />
            <div className="min-w-0 flex-1">
              <p className={isUnread ? 'font-semibold' : 'font-medium'}>{from}</p>
              <p className={isUnread ? 'text-ink' : 'text-muted'}>{text}</p>
            </div>
            <p className="shrink-0 self-start text-muted text-xs">{when}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
