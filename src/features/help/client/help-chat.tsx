import { lazy, Suspense, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { helpMessages } from '../i18n/index.ts'
import { closeChat, openChat, useChat } from './help-chat-store.ts'

// Lazy, because most visitors ask nothing.
const HelpChatWindow = lazy(async () => ({
  default: (await import('./help-chat-window.tsx')).HelpChatWindow,
}))

const WINDOW = 'help-chat'

/** The button at the bottom right, and the window it opens. */
export function HelpChat() {
  const t = useText(helpMessages)
  const { isOpen } = useChat()
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    closeChat()
    button.current?.focus()
  }

  return (
    <div className="print:hidden">
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? t('chat.close') : t('chat.open')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? WINDOW : undefined}
        onClick={isOpen ? close : openChat}
        className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex size-12 items-center justify-center rounded-full bg-primary font-semibold text-lg text-on-primary shadow-raised transition-colors hover:bg-primary-hover"
      >
        <span aria-hidden>?</span>
      </button>
      {isOpen ? (
        <Suspense>
          <HelpChatWindow id={WINDOW} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
