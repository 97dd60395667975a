import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { inboxMessages } from '../i18n/index.ts'
import type { Priority } from '../inbox.contract.ts'

const looks = {
  low: { tone: 'neutral', Icon: ArrowDown },
  high: { tone: 'warning', Icon: ArrowUp },
  urgent: { tone: 'danger', Icon: TriangleAlert },
} as const

/** Only unusual priorities have a badge. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const t = useText(inboxMessages)
  if (priority === 'normal') return null
  const { tone, Icon } = looks[priority]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`priority.${priority}`)}
    </Badge>
  )
}
