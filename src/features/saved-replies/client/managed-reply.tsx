import { Pencil, Trash2 } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { fullName } from '#platform/full-name.ts'
import { savedReplyMessages } from '../i18n/index.ts'
import type { SavedReply } from '../saved-replies.contract.ts'

interface ManagedReplyProps {
  reply: SavedReply
  onEdit: () => void
  onDelete: () => void
}

export function ManagedReply({ reply, onEdit, onDelete }: ManagedReplyProps) {
  const t = useText(savedReplyMessages)
  const { title, text, author, mayChange } = reply
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-medium">
          {title}
        </p>
        <p dir="auto" className="mt-0.5 line-clamp-3 whitespace-pre-line break-words">
          {text}
        </p>
        <p className="mt-1 truncate text-muted text-xs">
          {author ? t('manage.by', { name: fullName(author) }) : t('manage.byNobody')}
        </p>
      </div>
      {mayChange ? (
        <div className="flex gap-1">
          <Button variant="ghost" size="icon" aria-label={t('manage.editNamed', { title })} onClick={onEdit}>
            <Pencil aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="text-danger"
            aria-label={t('manage.deleteNamed', { title })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ) : null}
    </li>
  )
}
