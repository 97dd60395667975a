import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { useBrandFilter } from '#core/brands/index.client.ts'
import { MAX_ASKED } from '#features/customers/consent.contract.ts'
import { consentMessages } from '#features/customers/i18n/index.ts'
import { useAskEveryone, useConsentSummary } from './consent.queries.ts'

/** How many customers can get messages, and a way to make them more. */
export function ConsentSummary() {
  const t = useText(consentMessages)
  const { data } = useConsentSummary()
  const [isAsking, setIsAsking] = useState(false)
  if (!data || data.email.total === 0) return null
  const { email, whatsapp } = data
  return (
    <section
      aria-label={t('summary.label')}
      className="mt-4 flex flex-col gap-3 rounded-lg border bg-surface px-4 py-3 sm:flex-row sm:items-center sm:justify-between"
    >
      <p className="text-pretty">
        <span className="font-medium">
          {t('summary.email', { reachable: email.reachable, total: email.total })}
        </span>{' '}
        <span className="text-muted">
          {t('summary.whatsapp', { reachable: whatsapp.reachable })}
          {email.pending > 0 ? ` ${t('summary.pending', { count: email.pending })}` : null}
        </span>
      </p>
      {email.askable > 0 ? (
        <Button variant="secondary" size="sm" className="shrink-0" onClick={() => setIsAsking(true)}>
          <MailQuestion aria-hidden />
          {t('summary.ask')}
        </Button>
      ) : null}
      {isAsking ? <AskEveryone count={email.askable} onClose={() => setIsAsking(false)} /> : null}
    </section>
  )
}

function AskEveryone({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useText(consentMessages)
  const brandId = useBrandFilter()
  return (
    <ConfirmAction
      action={useAskEveryone()}
      variables={brandId}
      onClose={onClose}
      tone="primary"
      title={t('askAll.title')}
      subject={
        count > MAX_ASKED ? t('askAll.first', { max: MAX_ASKED, count }) : t('askAll.subject', { count })
      }
      description={t('askAll.description')}
      confirmLabel={t('askAll.confirm')}
    />
  )
}
