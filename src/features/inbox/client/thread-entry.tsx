import { Lock } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { fullName } from '#platform/full-name.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Entry } from '../inbox.contract.ts'
import { DeliveryState } from './delivery-state.tsx'

const looks = {
  in: { row: 'items-start', bubble: 'rounded-bl-sm bg-surface-sunken' },
  out: { row: 'items-end', bubble: 'rounded-br-sm bg-primary-subtle' },
  note: { row: 'items-stretch', bubble: 'bg-warning-subtle' },
} as const

export function ThreadEntry({ entry }: { entry: Entry }) {
  const t = useText(inboxMessages)
  const format = useFormat()
  const { direction, author, senderName, content, createdAt, delivery } = entry
  const { row, bubble } = looks[direction]
  const who = direction === 'in' ? senderName : author ? fullName(author) : t('thread.somebody')
  return (
    <li className={cn('flex flex-col', row)}>
      <p className="mb-1 flex max-w-full items-baseline gap-2 text-muted text-xs">
        <span dir="auto" className="min-w-0 truncate font-medium">
          {who}
        </span>
        <time dateTime={createdAt} title={format.dateTime(createdAt)} className="shrink-0 tabular">
          {format.bareTime(createdAt)}
        </time>
      </p>
      <div
        className={cn(
          'max-w-prose rounded-lg px-3.5 py-2.5',
          direction === 'note' ? 'w-full max-w-full' : 'max-w-[85%]',
          bubble,
        )}
      >
        {direction === 'note' ? (
          <p className="mb-1 flex items-center gap-1.5 font-medium text-warning text-xs">
            <Lock aria-hidden className="size-3.5" />
            {t('thread.note')}
          </p>
        ) : null}
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {content}
        </p>
      </div>
      {direction === 'out' && delivery ? <DeliveryState entry={entry} delivery={delivery} /> : null}
    </li>
  )
}
