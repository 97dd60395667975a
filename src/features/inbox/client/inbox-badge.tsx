import { useText } from '#client/i18n.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { inboxMessages } from '../inbox.messages.ts'
import { useInboxSummary } from './inbox-summary.queries.ts'

const MOST = 99

/** How many messages are unread, at the entry of the sidebar; the documented sample while there is no message at all. */
export function InboxBadge() {
  const t = useText(inboxMessages)
  const { data } = useInboxSummary()
  const count = data?.figures.unread ?? 0
  if (count === 0) return null
  return (
    <span className="ml-auto rounded-full bg-primary px-1.5 py-0.5 text-on-primary text-xs tabular">
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{t(data?.isSample ? 'badge.sample' : 'badge.unread', { count })}</VisuallyHidden>
    </span>
  )
}
