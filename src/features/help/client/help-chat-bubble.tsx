import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { articleLink } from '#platform/screen-links.ts'
import { helpMessages } from '../i18n/index.ts'
import type { ChatMessage } from './help-chat-store.ts'

export interface HelpChatBubbleProps {
  message: Omit<ChatMessage, 'id' | 'timestamp'>
}

const linkClass =
  'inline-flex min-h-8 pointer-coarse:min-h-11 items-center rounded-sm text-left text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2'

/** One message from the user or the help chat, always as plain text. */
export function HelpChatBubble({
  message: { text, isBot, articles = [], actions = [] },
}: HelpChatBubbleProps) {
  const t = useText(helpMessages)
  return (
    <div
      data-from={isBot ? 'help' : 'person'}
      className={cn(
        'max-w-[88%] rounded-lg px-3 py-2',
        isBot ? 'self-start bg-surface-sunken' : 'self-end bg-primary text-on-primary',
      )}
    >
      <VisuallyHidden>{isBot ? t('chat.bot') : t('chat.you')}: </VisuallyHidden>
      <p className="whitespace-pre-line break-words">{text}</p>
      {actions.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {actions.map(({ label, link }) => (
            <li key={link} className="min-w-0 max-w-full break-words">
              <Link href={link} className={cn(linkClass, 'font-medium')}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {articles.length > 0 ? (
        <div className="mt-2 border-t pt-2">
          <p className="text-muted text-xs">{t('chat.readOn')}</p>
          <ul>
            {articles.map(({ id, title }) => (
              <li key={id}>
                <Link href={articleLink(id)} className={linkClass}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
