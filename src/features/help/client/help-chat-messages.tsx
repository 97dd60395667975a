import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { helpMessages } from '../i18n/index.ts'
import { HelpChatBubble } from './help-chat-bubble.tsx'
import type { ChatMessage } from './help-chat-store.ts'
import { TypingDots } from './typing-dots.tsx'

export interface HelpChatMessagesProps {
  messages: readonly ChatMessage[]
  isWaiting: boolean
  onAsk: (question: string) => void
}

const MARGIN = 12

const suggestions = ['scheduled', 'posts', 'start'] as const

export function HelpChatMessages({ messages, isWaiting, onAsk }: HelpChatMessagesProps) {
  const t = useText(helpMessages)
  const log = useRef<HTMLDivElement>(null)

  // Answers can be longer than the window: the last question goes to the top, and what follows is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what was added, not about what it says
  useEffect(() => {
    const questions = log.current?.querySelectorAll<HTMLElement>('[data-from=person]')
    const last = questions?.[questions.length - 1]
    if (log.current && last) log.current.scrollTop = last.offsetTop - MARGIN
  }, [messages.length, isWaiting])

  return (
    <div
      ref={log}
      role="log"
      aria-label={t('chat.log')}
      // It scrolls, so the keyboard has to get into it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      <HelpChatBubble message={{ text: t('chat.greeting'), isBot: true }} />
      {messages.length === 0 ? (
        <ul aria-label={t('chat.suggestions.label')} className="flex flex-col items-start gap-2">
          {suggestions.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onAsk(t(`chat.suggestions.${name}`))}
                className="min-h-9 pointer-coarse:min-h-11 rounded-lg border border-border-control px-3 py-1.5 text-left text-primary-ink transition-colors hover:bg-primary-subtle"
              >
                {t(`chat.suggestions.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {messages.map((message) => (
        <HelpChatBubble key={message.id} message={message} />
      ))}
      {isWaiting ? <TypingDots label={t('chat.typing')} /> : null}
    </div>
  )
}
