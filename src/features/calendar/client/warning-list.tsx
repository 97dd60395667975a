import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { CalendarItem, Warning } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { useWarningWords } from './use-warning-words.ts'

const SHOWN = 2

interface WarningListProps {
  warnings: readonly Warning[]
  items: readonly CalendarItem[]
  onMove: (items: readonly CalendarItem[]) => void
}

/** What to look at before it goes out. Each line leaves when it is solved. */
export function WarningList({ warnings, items, onMove }: WarningListProps) {
  const t = useText(calendarMessages)
  const [isWhole, setIsWhole] = useState(false)
  if (warnings.length === 0) return null
  const shown = isWhole ? warnings : warnings.slice(0, SHOWN)
  return (
    <section aria-label={t('warnings.title')} className="mb-4 rounded-md bg-warning-subtle px-4 py-2">
      <ul className="divide-y divide-warning/20">
        {shown.map((warning) => (
          <WarningLine
            key={[warning.kind, ...warning.sides.flatMap(({ postIds }) => postIds)].join()}
            warning={warning}
            items={items}
            onMove={onMove}
          />
        ))}
      </ul>
      {warnings.length > SHOWN ? (
        <Button variant="link" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('warnings.fewer') : t('warnings.all', { count: String(warnings.length) })}
        </Button>
      ) : null}
    </section>
  )
}

type WarningLineProps = Pick<WarningListProps, 'items' | 'onMove'> & { warning: Warning }

function WarningLine({ warning, items, onMove }: WarningLineProps) {
  const t = useText(calendarMessages)
  const tell = useWarningWords()
  // The later one, if it can still be changed.
  const { postIds, campaignId, title } =
    warning.sides.findLast(({ canChange }) => canChange) ?? warning.sides[1]
  const movable = items.filter(({ id, canMove }) => canMove && postIds.includes(id))
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <p className="flex min-w-0 flex-1 basis-72 gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <span className="min-w-0 break-words">{tell(warning)}</span>
      </p>
      {warning.kind === 'close' && movable.length > 0 ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('day.moveNamed', { title })}
          onClick={() => onMove(movable)}
        >
          {t('day.move')}
        </Button>
      ) : (
        <Button asChild size="sm" variant="secondary">
          <Link
            href={`/campaigns/${campaignId}?post=${postIds[0]}&edit=1`}
            aria-label={t('day.editNamed', { title })}
          >
            {t('day.edit')}
          </Link>
        </Button>
      )}
    </li>
  )
}
