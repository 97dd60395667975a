import type { MouseEvent } from 'react'
import { cn } from '#client/ui/cn.ts'
import type { Message } from '../inbox.contract.ts'
import { MessageFace } from './message-face.tsx'
import { PriorityMenu } from './priority-menu.tsx'

interface MessageRowProps {
  message: Message
  now: Date
  /** Its conversation is open next to the list. */
  isOpen: boolean
  onOpen: (message: Message, event: MouseEvent<HTMLElement>) => void
}

export function MessageRow({ message, now, isOpen, onOpen }: MessageRowProps) {
  return (
    <li
      className={cn(
        'flex items-start border-l-2 transition-colors',
        message.isRead ? 'hover:bg-surface-sunken' : 'bg-primary-subtle',
        isOpen ? 'border-l-primary-ink bg-surface-sunken' : 'border-l-transparent',
      )}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={(event) => onOpen(message, event)}
        className="flex min-w-0 flex-1 scroll-mt-20 scroll-mb-4 gap-3 py-3 pl-4 text-left focus-visible:-outline-offset-2"
      >
        <MessageFace message={message} now={now} />
      </button>
      <div className="py-2 pr-2 pl-1">
        <PriorityMenu message={message} />
      </div>
    </li>
  )
}
