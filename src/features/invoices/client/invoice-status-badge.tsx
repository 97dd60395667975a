import { Ban, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { invoiceMessages } from '../i18n/index.ts'
import type { InvoiceStatus } from '../invoices.contract.ts'

const looks = {
  pending: { tone: 'info', Icon: Clock },
  paid: { tone: 'success', Icon: CircleCheck },
  overdue: { tone: 'danger', Icon: TriangleAlert },
  cancelled: { tone: 'neutral', Icon: Ban },
} as const satisfies Record<InvoiceStatus, { tone: BadgeTone; Icon: typeof Clock }>

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const t = useText(invoiceMessages)
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
