import { Check } from 'lucide-react'
import { useId } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { FieldSet } from '#client/ui/field-set.tsx'
import type { ConnectGuide } from '#connectors/social/connect/connect.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'

interface WayChoiceProps {
  ways: readonly ConnectGuide[]
  chosen: ConnectGuide
  onChoose: (way: ConnectGuide) => void
}

/** One of several ways to connect a network. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  const id = useId()
  return (
    <FieldSet legend={t('waysTitle')}>
      <div className="grid gap-2 sm:grid-cols-2">
        {ways.map((way, index) => (
          <label
            key={way.title?.en}
            className="relative flex min-h-11 cursor-pointer items-start gap-2 rounded-md border px-3 py-2.5 transition-colors hover:border-border-control has-checked:border-primary-ink has-checked:bg-primary-subtle has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              className="peer sr-only"
              checked={way === chosen}
              aria-labelledby={`${id}-title-${index}`}
              aria-describedby={`${id}-text-${index}`}
              onChange={() => onChoose(way)}
            />
            <span className="min-w-0 flex-1">
              <span id={`${id}-title-${index}`} className="block font-medium">
                {way.title?.[locale]}
              </span>
              <span id={`${id}-text-${index}`} className="mt-0.5 block text-pretty text-muted text-xs">
                {way.text?.[locale]}
              </span>
            </span>
            <Check
              aria-hidden
              className="mt-0.5 size-4 shrink-0 text-primary-ink opacity-0 peer-checked:opacity-100"
            />
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
