import { BadgeCheck, PenLine, Replace } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { liveTextsMessages } from '../i18n/index.ts'
import { isWritten, type LiveText as Live } from '../live-texts.contract.ts'

const signs = { fixed: BadgeCheck, replaced: Replace, unanswered: PenLine } as const

/** The text of one platform while it is written: as it grows, then as it stays, and whether it had to be replaced. */
export function LiveText({ live: { state, title, text } }: { live: Live }) {
  const t = useText(liveTextsMessages)
  if (text === '') return null
  const Sign = state === 'fixed' || state === 'replaced' || state === 'unanswered' ? signs[state] : null
  return (
    <div className="flex flex-col gap-1 text-sm">
      {title ? <p className="line-clamp-2 break-words font-medium">{title}</p> : null}
      <p
        className={cn(
          'line-clamp-5 whitespace-pre-line break-words',
          isWritten(state) ? '' : 'text-muted italic',
        )}
      >
        {text.replaceAll(/\n{2,}/g, '\n')}
      </p>
      {Sign ? (
        <p className="flex items-start gap-1.5 text-muted text-xs">
          <Sign aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{t(`states.${state}`)}</span>
        </p>
      ) : null}
    </div>
  )
}
