import type { LucideIcon } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import type {
  ConsentChannel,
  CustomerConsent,
  CustomerConsents,
} from '#features/customers/consent.contract.ts'
import type { Customer } from '#features/customers/customers.contract.ts'
import { consentMessages } from '#features/customers/i18n/index.ts'
import { useAskForConsent } from './consent.queries.ts'

const tones: Record<CustomerConsent, BadgeTone> = {
  none: 'neutral',
  pending: 'info',
  granted: 'success',
  withdrawn: 'neutral',
}

interface ChannelConsentProps {
  channel: ConsentChannel
  Icon: LucideIcon
  customer: Customer
  consent: CustomerConsents['whatsapp'] & Partial<Pick<CustomerConsents['email'], 'askProblem'>>
  onOpen: (kind: 'record' | 'withdraw') => void
}

/** The state of one channel in words, and what can be done about it. */
export function ChannelConsent({ channel, Icon, customer, consent, onOpen }: ChannelConsentProps) {
  const t = useText(consentMessages)
  const { state, note, suppression, askProblem } = consent
  const name = t(`channel.${channel}`)
  const sentences = useSentences(channel, customer, consent)
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:justify-between">
      <div className="flex min-w-0 gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{name}</span>
            <Badge tone={suppression ? 'warning' : tones[state]}>{t(`badge.${suppression ?? state}`)}</Badge>
          </div>
          {sentences.map((sentence) => (
            <p key={sentence} className="mt-1 max-w-prose text-pretty text-muted">
              {sentence}
            </p>
          ))}
          {note ? <p className="mt-1 max-w-prose break-words">{note}</p> : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:pl-8 sm:shrink-0 sm:justify-end">
        {channel === 'email' && askProblem === null ? <AskButton customerId={customer.id} /> : null}
        {state === 'granted' ? null : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('record.openFor', { channel: name })}
            onClick={() => onOpen('record')}
          >
            {t('record.open')}
          </Button>
        )}
        {state === 'granted' || state === 'pending' ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('withdraw.openFor', { channel: name })}
            onClick={() => onOpen('withdraw')}
          >
            {t('withdraw.open')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function useSentences(
  channel: ConsentChannel,
  { email, phone }: Customer,
  { state, source, since, suppression, isReachable, askProblem }: ChannelConsentProps['consent'],
): string[] {
  const t = useText(consentMessages)
  const format = useFormat()
  const said =
    since && source && state !== 'none'
      ? t(`state.${state}`, { day: format.bareDateTime(since), source: t(`source.${source}`) })
      : t('state.none')
  const stopped =
    suppression &&
    (channel === 'whatsapp'
      ? t('state.stopped')
      : t(suppression === 'bounced' ? 'state.bounced' : 'state.suppressed'))
  const hasNoCode = channel === 'whatsapp' && phone && state === 'granted' && !isReachable && !suppression
  const missing =
    channel === 'email'
      ? !email && t('state.noEmail')
      : hasNoCode
        ? t('state.noCode')
        : !phone && t('state.noPhone')
  const waiting = askProblem === 'askedRecently' && t('ask.askedRecently')
  return [said, stopped, missing, waiting].filter((sentence) => typeof sentence === 'string')
}

function AskButton({ customerId }: { customerId: string }) {
  const t = useText(consentMessages)
  const { mutate, isPending } = useAskForConsent()
  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate([customerId])}>
      {t('ask.open')}
    </Button>
  )
}
