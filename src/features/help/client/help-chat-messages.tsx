import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { helpMessages } from '../i18n/index.ts'
import { HelpChatBubble } from './help-chat-bubble.tsx'
import type { ChatMessage } from './help-chat-store.ts'

const dots = ['first', 'second', 'third']

/** Shown while the assistant is writing. */
function TypingDots({ label }: { label: string }) {
  return (
    <div className="flex w-fit gap-1 rounded-lg bg-surface-sunken px-3 py-3">
      <span className="sr-only">{label}</span>
      {dots.map((dot, at) => (
        <span
          key={dot}
          aria-hidden
          className="size-1.5 animate-breathe rounded-full bg-muted motion-reduce:animate-none"
          style={{ animationDelay: `${at * 200}ms` }}
        />
      ))}
    </div>
  )
}

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

  // Answers can be longer than the window: scroll the last question to the top, so that the answer is read from its
  // start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reacts to new messages, not to their content
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
      // Scrollable, so it must be reachable by keyboard.
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
