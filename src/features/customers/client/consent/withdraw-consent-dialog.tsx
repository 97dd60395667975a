import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import type { ConsentChannel } from '#features/customers/consent.contract.ts'
import type { Customer } from '#features/customers/customers.contract.ts'
import { consentMessages } from '#features/customers/i18n/index.ts'
import { useRecordConsent } from './consent.queries.ts'

interface WithdrawConsentDialogProps {
  customer: Customer
  channel: ConsentChannel
  onClose: () => void
}

export function WithdrawConsentDialog({ customer, channel, onClose }: WithdrawConsentDialogProps) {
  const t = useText(consentMessages)
  const record = useRecordConsent(customer.id)
  return (
    <ConfirmAction
      action={record}
      variables={{ channel, state: 'withdrawn', source: 'manual' }}
      onClose={onClose}
      title={t('withdraw.title')}
      subject={customer.name}
      description={t(`withdraw.${channel}`)}
      confirmLabel={t('withdraw.confirm')}
    />
  )
}
