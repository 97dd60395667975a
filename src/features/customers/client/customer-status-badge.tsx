import { CircleCheck, CirclePause, Sparkle } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import type { CustomerStatus } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'

const looks = {
  active: { tone: 'success', Icon: CircleCheck },
  inactive: { tone: 'neutral', Icon: CirclePause },
  prospect: { tone: 'info', Icon: Sparkle },
} as const satisfies Record<CustomerStatus, { tone: BadgeTone; Icon: typeof CircleCheck }>

export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  const t = useText(customerMessages)
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
