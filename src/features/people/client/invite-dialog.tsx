import { useState } from 'react'
import type { CurrentUser } from '#core/session/session.contract.ts'
import type { SentInvitation } from '../invitations.contract.ts'
import { InvitationReadyDialog } from './invitation-ready-dialog.tsx'
import { InviteFormDialog } from './invite-form-dialog.tsx'

interface InviteDialogProps {
  self: CurrentUser
  onClose: () => void
}

/** First the question whom, then the link. */
export function InviteDialog({ self, onClose }: InviteDialogProps) {
  const [sent, setSent] = useState<SentInvitation | null>(null)
  if (sent) return <InvitationReadyDialog invitation={sent} onClose={onClose} />
  return <InviteFormDialog self={self} onSent={setSent} onClose={onClose} />
}
