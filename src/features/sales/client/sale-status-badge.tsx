import { useText } from '#client/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { salesMessages } from '../i18n/index.ts'
import type { Transaction } from '../sales.contract.ts'

const tones: Record<Transaction['status'], BadgeTone> = {
  completed: 'success',
  pending: 'warning',
  refunded: 'neutral',
  partially_refunded: 'neutral',
  cancelled: 'neutral',
}

export function SaleStatusBadge({ status }: { status: Transaction['status'] }) {
  const t = useText(salesMessages)
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
