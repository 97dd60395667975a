import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { fillPlaceholders, type Placeholder } from '../fill-placeholders.ts'
import { savedReplyMessages } from '../i18n/index.ts'
import type { SavedReply } from '../saved-replies.contract.ts'

interface ReplyOptionsProps {
  id: string
  replies: readonly SavedReply[]
  /** Index of the option that Enter would choose. */
  active: number
  known: Record<Placeholder, string>
  onChoose: (reply: SavedReply) => void
}

export function ReplyOptions({ id, replies, active, known, onChoose }: ReplyOptionsProps) {
  const t = useText(savedReplyMessages)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('menu.list')}
      // The field keeps the focus during a click.
      onMouseDown={(event) => event.preventDefault()}
      className="max-h-72 overflow-y-auto p-1"
    >
      {replies.map((reply, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field points at it instead of moving the focus
        <div
          key={reply.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onChoose(reply)}
          className="min-h-11 cursor-default rounded-sm px-3 py-2 hover:bg-surface-sunken aria-selected:bg-surface-sunken"
        >
          <p dir="auto" className="truncate font-medium">
            {reply.title}
          </p>
          <p dir="auto" className="line-clamp-2 break-words text-muted">
            {fillPlaceholders(reply.text, known)}
          </p>
        </div>
      ))}
      {replies.length === 0 ? (
        <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-3 py-4 text-muted">
          {t('menu.noneFound')}
        </div>
      ) : null}
    </div>
  )
}
