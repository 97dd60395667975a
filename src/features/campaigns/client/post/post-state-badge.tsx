import {
  CalendarClock,
  CircleCheck,
  CircleHelp,
  CircleX,
  ClockAlert,
  Hand,
  LoaderCircle,
  PencilLine,
} from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'

const looks = {
  draft: { tone: 'neutral', Icon: PencilLine },
  scheduled: { tone: 'info', Icon: CalendarClock },
  sending: { tone: 'info', Icon: LoaderCircle },
  published: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  unconfirmed: { tone: 'warning', Icon: CircleHelp },
  needs_you: { tone: 'warning', Icon: Hand },
  overdue: { tone: 'danger', Icon: ClockAlert },
} as const

/** The state of a post; overdue takes precedence. */
export function PostStateBadge({ post }: { post: Pick<Post, 'state' | 'isOverdue'> }) {
  const t = useText(campaignDetailMessages)
  const state = post.isOverdue ? 'overdue' : post.state
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  )
}
