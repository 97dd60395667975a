import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { inboxMessages } from '../i18n/index.ts'
import { useInboxSummary } from './inbox-summary.queries.ts'

const MOST = 99

/** The number of unread messages in the sidebar; the documented sample while there are no messages. */
export function InboxBadge() {
  const t = useText(inboxMessages)
  const { data } = useInboxSummary()
  const count = data?.figures.unread ?? 0
  if (count === 0) return null
  const words = t(data?.isSample ? 'badge.sample' : 'badge.unread', { count })
  return (
    <span
      title={words}
      className={cn(
        'ml-auto rounded-full border px-1.5 py-px text-xs tabular',
        // A sample should not attract attention.
        data?.isSample ? 'text-muted' : 'border-primary bg-primary text-on-primary',
      )}
    >
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
