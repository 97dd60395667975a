import { useText } from '#client/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import type { CalendarItem, CalendarStatus } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'

const tones: Record<CalendarStatus, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  failed: 'danger',
}

/** The status of an item; overdue and manual posts take precedence. */
export function ItemStatusBadge({ item: { status, state, isOverdue } }: { item: CalendarItem }) {
  const t = useText(calendarMessages)
  if (isOverdue) return <Badge tone="danger">{t('state.overdue')}</Badge>
  if (state === 'needs_you' || state === 'unconfirmed')
    return <Badge tone="warning">{t(`state.${state}`)}</Badge>
  if (state === 'sending') return <Badge tone="info">{t('state.sending')}</Badge>
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
