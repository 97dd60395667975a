import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { helpMessages } from '../i18n/index.ts'
import { useAskHelp } from './help.queries.ts'
import { HelpChatForm } from './help-chat-form.tsx'
import { HelpChatMessages } from './help-chat-messages.tsx'
import { questionSent, useChat } from './help-chat-store.ts'

export interface HelpChatWindowProps {
  id: string
  onClose: () => void
}

/** Beside the page on wide screens, a bottom sheet on narrow ones. Not modal: the page stays usable. */
export function HelpChatWindow({ id, onClose }: HelpChatWindowProps) {
  const t = useText(helpMessages)
  const { messages, isWaiting, question } = useChat()
  const ask = useAskHelp()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    // On a phone, the keyboard would cover the sheet before it can be read.
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    const target = isTouch ? frame.current : input.current
    target?.focus({ preventScroll: true })
  }, [])

  const { mutate } = ask
  useEffect(() => {
    if (question === null || isWaiting) return
    questionSent()
    mutate(question)
  }, [question, isWaiting, mutate])

  // A disabled field loses focus; restore it for the next question.
  useEffect(() => {
    const isElsewhere =
      document.activeElement !== document.body && !frame.current?.contains(document.activeElement)
    if (!isWaiting && messages.length > 0 && !isElsewhere) input.current?.focus({ preventScroll: true })
  }, [isWaiting, messages.length])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    <div
      ref={frame}
      id={id}
      role="dialog"
      aria-label={t('chat.title')}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="fixed inset-x-0 bottom-0 z-40 flex h-[min(500px,85dvh)] animate-from-bottom flex-col rounded-t-xl border bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-raised outline-none motion-reduce:animate-none sm:inset-x-auto sm:right-4 sm:bottom-20 sm:w-96 sm:rounded-lg"
    >
      <header className="flex items-start gap-2 border-b py-3 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-base">{t('chat.title')}</h2>
          <p className="text-muted text-xs">{t('chat.subtitle')}</p>
        </div>
        <Button variant="ghost" size="icon" aria-label={t('chat.close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      <HelpChatMessages messages={messages} isWaiting={isWaiting} onAsk={ask.mutate} />
      <HelpChatForm ref={input} isWaiting={isWaiting} onSend={ask.mutate} />
    </div>
  )
}
