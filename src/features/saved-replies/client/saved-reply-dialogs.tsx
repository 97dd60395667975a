import type { SavedReply } from '../saved-replies.contract.ts'
import { DeleteReplyDialog } from './delete-reply-dialog.tsx'
import { ManageRepliesDialog } from './manage-replies-dialog.tsx'
import { SavedReplyDialog } from './saved-reply-dialog.tsx'

export type OpenedDialog =
  | { kind: 'manage' }
  | { kind: 'add'; draft?: string }
  | { kind: 'edit' | 'delete'; reply: SavedReply }

interface SavedReplyDialogsProps {
  opened: OpenedDialog | null
  onOpen: (dialog: OpenedDialog) => void
  onClose: () => void
}

/** One at a time: editing and deleting start from the list and return there. */
export function SavedReplyDialogs({ opened, onOpen, onClose }: SavedReplyDialogsProps) {
  const goBack = () => onOpen({ kind: 'manage' })
  switch (opened?.kind) {
    case 'manage':
      return (
        <ManageRepliesDialog
          onAdd={() => onOpen({ kind: 'add' })}
          onEdit={(reply) => onOpen({ kind: 'edit', reply })}
          onDelete={(reply) => onOpen({ kind: 'delete', reply })}
          onClose={onClose}
        />
      )
    case 'add':
      return <SavedReplyDialog draft={opened.draft} onClose={opened.draft === undefined ? goBack : onClose} />
    case 'edit':
      return <SavedReplyDialog reply={opened.reply} onClose={goBack} />
    case 'delete':
      return <DeleteReplyDialog reply={opened.reply} onClose={goBack} />
    default:
      return null
  }
}
