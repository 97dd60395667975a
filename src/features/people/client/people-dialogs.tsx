import type { CurrentUser } from '#core/session/session.contract.ts'
import type { Invitation } from '../invitations.contract.ts'
import type { Person } from '../people.contract.ts'
import { ChangePersonDialog } from './change-person-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RemovePersonDialog } from './remove-person-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export type OpenedDialog =
  | { kind: 'invite' | 'leave' }
  | { kind: 'change' | 'remove'; person: Person }
  | { kind: 'withdraw'; invitation: Invitation }

interface PeopleDialogsProps {
  opened: OpenedDialog | null
  self: CurrentUser
  onClose: () => void
}

/** Each is there only while it is open, so it always starts fresh. */
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
