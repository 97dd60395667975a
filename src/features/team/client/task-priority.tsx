import { ChevronDown, ChevronsUp, ChevronUp, Equal } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { teamMessages } from '../i18n/index.ts'
import type { TaskPriority as Priority } from '../team.contract.ts'

const looks = {
  low: { tone: 'text-muted', Icon: ChevronDown },
  medium: { tone: 'text-ink', Icon: Equal },
  high: { tone: 'text-warning', Icon: ChevronUp },
  urgent: { tone: 'text-danger', Icon: ChevronsUp },
} as const

export function TaskPriority({ priority }: { priority: Priority }) {
  const t = useText(teamMessages)
  const { tone, Icon } = looks[priority]
  return (
    <span className={cn('inline-flex items-center gap-1 whitespace-nowrap font-medium', tone)}>
      <Icon aria-hidden className="size-4" />
      {t(`priority.${priority}`)}
    </span>
  )
}
