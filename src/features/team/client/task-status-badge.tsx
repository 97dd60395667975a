import { Ban, CircleCheck, CircleDashed, CirclePlay, Hourglass } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { teamMessages } from '../i18n/index.ts'
import type { TaskStatus } from '../team.contract.ts'

const looks = {
  pending: { tone: 'neutral', Icon: CircleDashed },
  in_progress: { tone: 'info', Icon: CirclePlay },
  pending_approval: { tone: 'warning', Icon: Hourglass },
  completed: { tone: 'success', Icon: CircleCheck },
  cancelled: { tone: 'neutral', Icon: Ban },
} as const satisfies Record<TaskStatus, { tone: BadgeTone; Icon: typeof Ban }>

export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  const t = useText(teamMessages)
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
