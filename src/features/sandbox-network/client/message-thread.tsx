import { useId } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { sandboxMessages } from '../i18n/index.ts'
import type { SandboxAccount } from '../sandbox-network.contract.ts'
import type { Thread } from './group-threads.ts'

interface MessageThreadProps {
  thread: Thread
  account: SandboxAccount
  now: Date
}

export function MessageThread({ thread, account, now }: MessageThreadProps) {
  const t = useText(sandboxMessages)
  const format = useFormat()
  const nameId = useId()
  return (
    <section aria-labelledby={nameId}>
      <Card className="flex flex-col gap-3 p-4">
        <header className="flex items-center gap-3">
          <Avatar name={thread.name} size="sm" decorative />
          <h2 id={nameId} dir="auto" className="min-w-0 truncate text-sm">
            <span className="sr-only">{t('messages.with', { name: thread.name })}</span>
            <span aria-hidden>{thread.name}</span>
          </h2>
        </header>
        <ol className="flex flex-col gap-2">
          {thread.messages.map(({ id, from, text, createdAt }) => (
            <li
              key={id}
              className={cn(
                'max-w-[85%] rounded-md px-3 py-2',
                from === 'shop' ? 'self-end bg-primary-subtle' : 'self-start bg-surface-sunken',
              )}
            >
              <VisuallyHidden>
                {from === 'shop'
                  ? t('messages.shop', { name: account.name })
                  : t('messages.customer', { name: thread.name })}
              </VisuallyHidden>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {text}
              </p>
              <time dateTime={createdAt} title={format.dateTime(createdAt)} className="text-muted text-xs">
                {format.relative(createdAt, now)}
              </time>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
