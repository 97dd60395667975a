import { Check, CircleAlert, CircleHelp, Clock, RotateCw } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Delivery, Entry } from '../inbox.contract.ts'
import { useRetry } from './conversation.queries.ts'

const looks = {
  sending: { key: 'sending', Icon: Clock, tone: 'text-muted' },
  sent: { key: 'sent', Icon: Check, tone: 'text-muted' },
  failed: { key: 'notDelivered', Icon: CircleAlert, tone: 'text-danger' },
  unconfirmed: { key: 'unconfirmed', Icon: CircleHelp, tone: 'text-warning' },
} as const satisfies Record<Delivery, unknown>

interface DeliveryStateProps {
  entry: Entry
  delivery: Delivery
}

/** The delivery state of a reply, and what to do if it failed. */
export function DeliveryState({ entry, delivery }: DeliveryStateProps) {
  const t = useText(inboxMessages)
  const retry = useRetry()
  const { key, Icon, tone } = looks[delivery]
  const reason = delivery === 'unconfirmed' ? t('thread.unconfirmedText') : entry.failure
  return (
    <div className="mt-1 flex max-w-prose flex-col items-end gap-1 text-right text-xs">
      <p className={cn('flex items-center gap-1', tone)}>
        <Icon aria-hidden className="size-3.5" />
        {t(`thread.${key}`)}
      </p>
      {reason && delivery !== 'sent' ? <p className="text-pretty break-words">{reason}</p> : null}
      {delivery === 'failed' ? (
        <Button
          variant="secondary"
          size="sm"
          pending={retry.isPending}
          onClick={() => retry.mutate(entry.id)}
        >
          <RotateCw aria-hidden />
          {t('thread.retry')}
        </Button>
      ) : null}
    </div>
  )
}
