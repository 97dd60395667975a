import { MessageSquareQuote } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { savedReplyMessages } from '../i18n/index.ts'
import type { SavedReply } from '../saved-replies.contract.ts'
import { ManagedReply } from './managed-reply.tsx'
import { RepliesSkeleton } from './replies-skeleton.tsx'
import { useSavedReplies } from './saved-replies.queries.ts'

interface ManageRepliesDialogProps {
  onAdd: () => void
  onEdit: (reply: SavedReply) => void
  onDelete: (reply: SavedReply) => void
  onClose: () => void
}

export function ManageRepliesDialog({ onAdd, onEdit, onDelete, onClose }: ManageRepliesDialogProps) {
  const t = useText(savedReplyMessages)
  const common = useText(commonMessages)
  const { data, error, isFetching, refetch } = useSavedReplies()

  function content() {
    if (error)
      return (
        <ErrorState
          title={t('menu.failed')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    if (!data) return <RepliesSkeleton label={t('menu.loading')} />
    if (data.items.length === 0)
      return (
        <EmptyState icon={<MessageSquareQuote />} title={t('empty.title')} description={t('empty.text')} />
      )
    return (
      <ul aria-label={t('manage.label')} className="flex flex-col divide-y">
        {data.items.map((reply) => (
          <ManagedReply
            key={reply.id}
            reply={reply}
            onEdit={() => onEdit(reply)}
            onDelete={() => onDelete(reply)}
          />
        ))}
      </ul>
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('description')}
      closeLabel={common('close')}
      footer={<Button onClick={onAdd}>{t('menu.add')}</Button>}
    >
      {content()}
    </Dialog>
  )
}
