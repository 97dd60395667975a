import { CalendarClock, CircleCheck, CircleHelp, CircleX, Hand, LoaderCircle, PencilLine } from 'lucide-react'
import { useText } from '#client/i18n.ts'
import { Badge } from '#client/ui/badge.tsx'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import type { PostState } from '../campaign-status.ts'

const looks = {
  draft: { tone: 'neutral', Icon: PencilLine },
  scheduled: { tone: 'info', Icon: CalendarClock },
  sending: { tone: 'info', Icon: LoaderCircle },
  published: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  unconfirmed: { tone: 'warning', Icon: CircleHelp },
  needs_you: { tone: 'warning', Icon: Hand },
} as const

export function PostStateBadge({ state }: { state: PostState }) {
  const t = useText(campaignDetailMessages)
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  )
}
