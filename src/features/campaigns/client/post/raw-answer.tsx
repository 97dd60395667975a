import { ChevronDown } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'

interface RawAnswerProps {
  /** Who answered. */
  by: 'network' | 'test'
  platform: string
  answer: string
}

/** What a network answered, word for word, for a person who asks for help with it. */
export function RawAnswer({ by, platform, answer }: RawAnswerProps) {
  const t = useText(campaignDetailMessages)
  return (
    <details className="group mt-1">
      <summary className="flex min-h-8 pointer-coarse:min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-muted text-xs hover:underline [&::-webkit-details-marker]:hidden">
        {t('failure.answer', { by, platform })}
        <ChevronDown aria-hidden className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <pre
        dir="auto"
        className="mt-1 max-h-60 overflow-y-auto whitespace-pre-wrap break-all rounded-md border bg-surface p-2 text-xs"
      >
        {answer}
      </pre>
    </details>
  )
}
