import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { savedReplyMessages } from '../i18n/index.ts'
import type { SavedReply } from '../saved-replies.contract.ts'
import { useDeleteReply } from './saved-replies.queries.ts'

export function DeleteReplyDialog({ reply, onClose }: { reply: SavedReply; onClose: () => void }) {
  const t = useText(savedReplyMessages)
  const remove = useDeleteReply()
  return (
    <ConfirmAction
      action={remove}
      variables={reply}
      onClose={onClose}
      title={t('delete.title')}
      subject={reply.title}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
    />
  )
}
