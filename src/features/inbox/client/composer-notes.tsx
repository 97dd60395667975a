import { Clock } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Draft } from './drafts.ts'
import { SuggestionNotes } from './suggestion-notes.tsx'

interface ComposerNotesProps {
  draft: Draft
  /** Counted the way its network counts. */
  length: number
  max: number
  /** Keyboard shortcuts, shown while the field is empty. */
  hint: string
  /** The reply deadline of the network, as text. */
  until: string | null
}

/** Hints about the text being written. */
export function ComposerNotes({ draft: { suggestion }, length, max, hint, until }: ComposerNotesProps) {
  const t = useText(inboxMessages)
  return (
    <div className="flex min-w-0 flex-col gap-0.5 text-muted text-xs">
      {suggestion ? <SuggestionNotes {...suggestion} /> : null}
      {until ? (
        <p className="flex items-start gap-1.5">
          <Clock aria-hidden className="mt-px size-3.5" />
          <span>{until}</span>
        </p>
      ) : null}
      {length > max ? (
        <p role="alert" className="text-danger tabular">
          {t('composer.tooLong', { over: length - max })}
        </p>
      ) : length > 0 ? (
        <p className="tabular">{t('composer.count', { count: length, max })}</p>
      ) : (
        <p className="pointer-coarse:hidden">{hint}</p>
      )}
    </div>
  )
}
