import { commonMessages } from '#client/common.messages.ts'
import { reasonOf } from '#client/failure.ts'
import { useText } from '#client/i18n.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { Invitation } from '../invitations.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { useWithdrawInvitation } from './invitations.queries.ts'

interface WithdrawDialogProps {
  invitation: Invitation
  onClose: () => void
}

export function WithdrawDialog({ invitation, onClose }: WithdrawDialogProps) {
  const t = useText(peopleMessages)
  const common = useText(commonMessages)
  const withdraw = useWithdrawInvitation()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('withdraw.title')}
      subject={`${invitation.email ?? t('invitations.byLink')}, ${t(`roles.${invitation.role}`)}`}
      description={t('withdraw.description')}
      confirmLabel={t('withdraw.confirm')}
      cancelLabel={common('cancel')}
      pending={withdraw.isPending}
      error={withdraw.isError ? reasonOf(withdraw.error) : null}
      onConfirm={() => withdraw.mutate(invitation.id, { onSuccess: onClose })}
    />
  )
}
