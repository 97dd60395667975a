import type { LucideIcon } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'

export type PreviewAction = {
  word: 'like' | 'comment' | 'share' | 'repost' | 'send' | 'save' | 'reply'
  Icon: LucideIcon
}

export interface ActionRowProps {
  actions: readonly PreviewAction[]
  /** Shows labels next to the icons, as some networks do. */
  withWords?: boolean
  className?: string
}

/** The action buttons of a network. Hidden from screen readers because they are only an image here. */
export function ActionRow({ actions, withWords = false, className }: ActionRowProps) {
  const t = useText(previewMessages)
  if (actions.length === 0) return null
  return (
    <div
      aria-hidden
      className={cn(
        'flex items-center text-muted',
        withWords ? 'justify-around gap-2 border-t py-2 text-xs' : 'gap-5',
        className,
      )}
    >
      {actions.map(({ word, Icon }) => (
        <span key={word} className={cn('flex min-w-0 items-center gap-1.5', word === 'save' && 'ms-auto')}>
          <Icon className="size-4.5" />
          {withWords ? <span className="truncate font-medium">{t(word)}</span> : null}
        </span>
      ))}
    </div>
  )
}
