import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { InsertTextButton } from './insert-text-button.tsx'

interface TextAlternativesProps {
  texts: readonly { text: string }[]
  /** Who wrote them. */
  by: string
  onUse: (text: string) => void
  onClose: () => void
}

/** Versions to choose from; choosing one replaces the text in the editor. */
export function TextAlternatives({ texts, by, onUse, onClose }: TextAlternativesProps) {
  const t = useText(campaignDetailMessages)
  const common = useText(commonMessages)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={headingId} className="rounded-md border p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 id={headingId} ref={heading} tabIndex={-1} className="font-medium">
          {t('tools.choose')}
        </h3>
        <Button variant="ghost" size="icon" aria-label={common('close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <p className="text-muted text-xs">{by}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {texts.map(({ text }, place) => (
          <li key={text} className="flex flex-col items-start gap-3 rounded-md bg-surface-sunken p-3">
            <p dir="auto" className="w-full whitespace-pre-line break-words text-sm">
              {text}
            </p>
            <InsertTextButton number={place + 1} onClick={() => onUse(text)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
