import { ChevronDown, Mail, MessageCircle } from 'lucide-react'
import { useId, useState } from 'react'
import { Loaded } from '#client/data/loaded.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import type { ConsentChannel, CustomerConsents } from '#features/customers/consent.contract.ts'
import type { Customer } from '#features/customers/customers.contract.ts'
import { consentMessages } from '#features/customers/i18n/index.ts'
import { ChannelConsent } from './channel-consent.tsx'
import { useConsents } from './consent.queries.ts'
import { RecordConsentDialog } from './record-consent-dialog.tsx'
import { WithdrawConsentDialog } from './withdraw-consent-dialog.tsx'

type Opened = { kind: 'record' | 'withdraw'; channel: ConsentChannel }

/** What a customer agreed to get. */
export function CustomerConsent({ customer }: { customer: Customer }) {
  const t = useText(consentMessages)
  const headingId = useId()
  const consents = useConsents(customer.id)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)

  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-base">
        {t('title')}
      </h3>
      <p className="mt-1 mb-3 text-muted">{t('intro')}</p>
      <Loaded
        query={consents}
        failed={t('failed')}
        skeleton={<LabeledSkeleton label={t('loading')} className="h-36 w-full rounded-lg" />}
      >
        {(data) => (
          <>
            <ul className="divide-y rounded-lg border bg-surface">
              <ChannelConsent
                channel="email"
                Icon={Mail}
                customer={customer}
                consent={data.email}
                onOpen={(kind) => setOpened({ kind, channel: 'email' })}
              />
              <ChannelConsent
                channel="whatsapp"
                Icon={MessageCircle}
                customer={customer}
                consent={data.whatsapp}
                onOpen={(kind) => setOpened({ kind, channel: 'whatsapp' })}
              />
            </ul>
            {data.history.length > 0 ? <ConsentHistory history={data.history} /> : null}
          </>
        )}
      </Loaded>
      {opened?.kind === 'record' ? (
        <RecordConsentDialog customer={customer} channel={opened.channel} onClose={close} />
      ) : null}
      {opened?.kind === 'withdraw' ? (
        <WithdrawConsentDialog customer={customer} channel={opened.channel} onClose={close} />
      ) : null}
    </section>
  )
}

function ConsentHistory({ history }: Pick<CustomerConsents, 'history'>) {
  const t = useText(consentMessages)
  const format = useFormat()
  return (
    <details className="group mt-2">
      <summary className="-mx-1 flex min-h-8 pointer-coarse:min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-sm px-1 font-medium text-primary-ink hover:underline [&::-webkit-details-marker]:hidden">
        {t('history.title')}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-2 flex flex-col gap-3">
        {history.map(({ id, channel, state, source, note, changedAt }) => (
          <li key={id}>
            <span className="font-medium">{t(`history.${state}`, { channel: t(`channel.${channel}`) })}</span>
            <span className="block text-muted text-xs">
              {[format.dateTime(changedAt), state === 'pending' ? null : t(`source.${source}`), note]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
