import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import type { OptionParts } from './option-parts.ts'

interface PartsProps {
  parts: OptionParts
}

/** The kind, the title and the days of an event or an offer, above its text. */
export function DatedHeading({ parts: { label, headline, start, end } }: PartsProps) {
  const t = useText(previewMessages)
  const format = useFormat()
  if (!label && !headline && !start && !end) return null
  const written = ({ day, time }: NonNullable<OptionParts['start']>) =>
    `${format.day(day)}, ${format.clock(time)}`
  return (
    <div className="mb-2 flex flex-col gap-0.5">
      {label ? <p className="font-medium text-muted text-xs">{label}</p> : null}
      <p dir="auto" className="break-words font-semibold text-base">
        {headline ?? t('noTitle')}
      </p>
      {start && end ? (
        <p className="text-muted text-xs">{t('dates', { start: written(start), end: written(end) })}</p>
      ) : null}
    </div>
  )
}

/** The coupon, the site, the terms and the button, below a text. */
export function OfferDetails({ parts: { coupon, site, terms, button } }: PartsProps) {
  const t = useText(previewMessages)
  return (
    <>
      {coupon ? (
        <p dir="auto" className="mt-2 rounded-md border border-dashed p-2 text-center font-semibold">
          {t('coupon', { coupon })}
        </p>
      ) : null}
      {site ? <p className="mt-2 break-all font-medium text-info">{site}</p> : null}
      {terms ? (
        <p dir="auto" className="mt-2 whitespace-pre-line break-words text-muted text-xs">
          {terms}
        </p>
      ) : null}
      {button ? (
        <p className="mt-3">
          <span className="inline-block rounded-full border px-4 py-1.5 font-medium text-info">{button}</span>
        </p>
      ) : null}
    </>
  )
}

/** The choices of a poll, before anyone has voted. */
export function PollChoices({ poll }: { poll: readonly string[] }) {
  if (poll.length === 0) return null
  return (
    <ol className="mt-2 flex flex-col gap-1.5">
      {poll.map((choice, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: choices have no other identity while they are typed.
          key={place}
          dir="auto"
          className="truncate rounded-full border px-3 py-1.5 text-center font-semibold"
        >
          {choice}
        </li>
      ))}
    </ol>
  )
}

/** Where a chosen link leads, as a card below the text. */
export function LinkCard({ site }: { site: string | undefined }) {
  if (!site) return null
  return (
    <p className="mt-3 truncate border-t bg-surface-sunken px-3 py-2.5 text-muted text-xs uppercase">
      {site}
    </p>
  )
}
