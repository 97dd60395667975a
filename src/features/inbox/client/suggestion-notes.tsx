import { PenLine, Sparkles } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Suggestion } from './drafts.ts'

/** Who suggested the reply, and the data it rests on. */
export function SuggestionNotes({ writtenBy, isFallback, basedOn }: Suggestion) {
  const t = useText(inboxMessages)
  const label = useId()
  const Sign = writtenBy === 'ai' ? Sparkles : PenLine
  const author = writtenBy === 'ai' ? 'byAi' : isFallback ? 'byBuiltInInstead' : 'byBuiltIn'
  return (
    <>
      <p className="flex items-start gap-1.5 text-ink">
        <Sign aria-hidden className="mt-px size-3.5 shrink-0" />
        <span>{t(`composer.${author}`)}</span>
      </p>
      {basedOn.length > 0 ? (
        <div className="flex flex-wrap items-center gap-1">
          <span id={label}>{t('composer.basedOn')}</span>
          <ul aria-labelledby={label} className="contents">
            {basedOn.map(({ kind, name }) => (
              <li
                key={`${kind} ${name}`}
                className="max-w-full truncate rounded-full border px-2 py-0.5"
                dir="auto"
              >
                {t(`composer.grounds.${kind}`, { name: name ?? '' })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
