import { Clock, PenLine, Sparkles } from 'lucide-react'
import { useText } from '#client/i18n.ts'
import { MAX_REPLY } from '../inbox.contract.ts'
import { inboxMessages } from '../inbox.messages.ts'
import type { Draft } from './drafts.ts'

interface ComposerNotesProps {
  draft: Draft
  /** Until when the network takes an answer, in words. */
  until: string | null
}

/** What there is to know about what is being written. */
export function ComposerNotes({ draft: { text, suggestedBy }, until }: ComposerNotesProps) {
  const t = useText(inboxMessages)
  const count = text.trim().length
  const Sign = suggestedBy === 'ai' ? Sparkles : PenLine
  return (
    <div className="flex min-w-0 flex-col gap-0.5 text-muted text-xs">
      {suggestedBy ? (
        <p className="flex items-start gap-1.5 text-ink">
          <Sign aria-hidden className="mt-px size-3.5" />
          <span>{t(suggestedBy === 'ai' ? 'composer.byAi' : 'composer.byBuiltIn')}</span>
        </p>
      ) : null}
      {until ? (
        <p className="flex items-start gap-1.5">
          <Clock aria-hidden className="mt-px size-3.5" />
          <span>{until}</span>
        </p>
      ) : null}
      {count > MAX_REPLY ? (
        <p role="alert" className="text-danger tabular">
          {t('composer.tooLong', { over: count - MAX_REPLY })}
        </p>
      ) : count > 0 ? (
        <p className="tabular">{t('composer.count', { count, max: MAX_REPLY })}</p>
      ) : (
        <p className="pointer-coarse:hidden">{t('composer.hint')}</p>
      )}
    </div>
  )
}
