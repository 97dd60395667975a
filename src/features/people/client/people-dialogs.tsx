import { useState } from 'react'
import type { CurrentUser } from '#core/session/session.contract.ts'
import type { Invitation, SentInvitation } from '../invitations.contract.ts'
import type { Person } from '../people.contract.ts'
import { ChangePersonDialog } from './change-person-dialog.tsx'
import { InvitationReadyDialog } from './invitation-ready-dialog.tsx'
import { InviteFormDialog } from './invite-form-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RemovePersonDialog } from './remove-person-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface InviteDialogProps {
  self: CurrentUser
  onClose: () => void
}

/** First the form, then the link. */
function InviteDialog({ self, onClose }: InviteDialogProps) {
  const [sent, setSent] = useState<SentInvitation | null>(null)
  if (sent) return <InvitationReadyDialog invitation={sent} onClose={onClose} />
  return <InviteFormDialog self={self} onSent={setSent} onClose={onClose} />
}

export type OpenedDialog =
  | { kind: 'invite' | 'leave' }
  | { kind: 'change' | 'remove'; person: Person }
  | { kind: 'withdraw'; invitation: Invitation }

interface PeopleDialogsProps {
  opened: OpenedDialog | null
  self: CurrentUser
  onClose: () => void
}

/** Dialogs are mounted only while open, so their state starts fresh. */
export function PeopleDialogs({ opened, self, onClose }: PeopleDialogsProps) {
  switch (opened?.kind) {
    case 'invite':
      return <InviteDialog self={self} onClose={onClose} />
    case 'leave':
      return <LeaveDialog workspace={self.workspace.name} onClose={onClose} />
    case 'change':
      return <ChangePersonDialog person={opened.person} self={self} onClose={onClose} />
    case 'remove':
      return <RemovePersonDialog person={opened.person} onClose={onClose} />
    case 'withdraw':
      return <WithdrawDialog invitation={opened.invitation} onClose={onClose} />
    default:
      return null
  }
}
