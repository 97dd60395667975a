import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { sandboxMessages } from '../i18n/index.ts'
import type { FeedComment } from '../sandbox-network.contract.ts'

interface CommentListProps {
  comments: FeedComment[]
  now: Date
}

export function CommentList({ comments, now }: CommentListProps) {
  const t = useText(sandboxMessages)
  const format = useFormat()
  if (comments.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {comments.map(({ id, who, text, createdAt }) => (
        <li key={id} className="flex gap-2.5">
          <Avatar name={who ?? '?'} size="sm" decorative />
          <div className="min-w-0 flex-1 rounded-md bg-surface-sunken px-3 py-2">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="min-w-0 break-words font-medium">{who ?? t('somebody')}</span>
              <time dateTime={createdAt} title={format.dateTime(createdAt)} className="text-muted text-xs">
                {format.relative(createdAt, now)}
              </time>
            </p>
            <p className="whitespace-pre-wrap break-words">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
