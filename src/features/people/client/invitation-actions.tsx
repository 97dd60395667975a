import { Copy, MailX, RotateCw } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { peopleMessages } from '../i18n/index.ts'
import type { Invitation } from '../invitations.contract.ts'
import { linkOf, useCopyLink, useResendInvitation } from './invitations.queries.ts'
import type { OpenedDialog } from './people-dialogs.tsx'

interface InvitationActionsProps {
  invitation: Invitation
  onOpen: (dialog: OpenedDialog) => void
}

export function InvitationActions({ invitation, onOpen }: InvitationActionsProps) {
  const t = useText(peopleMessages)
  const copy = useCopyLink()
  const resend = useResendInvitation()
  const { id, path, email, isExpired } = invitation
  // People who may not see the link may not change the invitation either.
  if (path === null) return null
  const name = email ?? t('invitations.byLink')
  return (
    <div className="flex items-center gap-1.5">
      {isExpired ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('invitations.copyNamed', { name })}
          onClick={() => void copy(linkOf(path))}
        >
          <Copy aria-hidden />
          {t('invitations.copy')}
        </Button>
      )}
      <RowMenu label={t('invitations.more', { name })} pending={resend.isPending}>
        <DropdownMenuItem icon={<RotateCw aria-hidden />} onSelect={() => resend.mutate(id)}>
          {email === null ? t('invitations.renew') : t('invitations.resend')}
        </DropdownMenuItem>
        <DropdownMenuItem
          tone="danger"
          icon={<MailX aria-hidden />}
          onSelect={() => onOpen({ kind: 'withdraw', invitation })}
        >
          {t('invitations.withdraw')}
        </DropdownMenuItem>
      </RowMenu>
    </div>
  )
}
