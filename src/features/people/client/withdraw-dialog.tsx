import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { peopleMessages } from '../i18n/index.ts'
import type { Invitation } from '../invitations.contract.ts'
import { useWithdrawInvitation } from './invitations.queries.ts'

interface WithdrawDialogProps {
  invitation: Invitation
  onClose: () => void
}

export function WithdrawDialog({ invitation, onClose }: WithdrawDialogProps) {
  const t = useText(peopleMessages)
  const withdraw = useWithdrawInvitation()
  return (
    <ConfirmAction
      action={withdraw}
      variables={invitation.id}
      onClose={onClose}
      title={t('withdraw.title')}
      subject={`${invitation.email ?? t('invitations.byLink')}, ${t(`roles.${invitation.role}`)}`}
      description={t('withdraw.description')}
      confirmLabel={t('withdraw.confirm')}
    />
  )
}
