import { CalendarClock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { Target } from '../move-to.ts'
import { MoveManyDialog } from './move-many-dialog.tsx'

interface SelectionBarProps {
  selected: readonly CalendarItem[]
  today: string
  onMove: (targetOf: (item: CalendarItem) => Target) => void
  onUnschedule: (posts: readonly CalendarItem[]) => void
  onClear: () => void
}

/** What to do with the selected posts; it stays at the lower edge while there are some. */
export function SelectionBar({ selected, today, onMove, onUnschedule, onClear }: SelectionBarProps) {
  const t = useText(calendarMessages)
  const common = useText(commonMessages)
  const [isMoving, setIsMoving] = useState(false)
  const posts = selected.filter(({ kind }) => kind === 'post')
  return (
    <section
      aria-label={t('select.label')}
      className="sticky bottom-3 z-40 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center justify-center gap-2 rounded-lg border bg-surface-raised px-4 py-2 shadow-raised"
    >
      <p role="status" className="font-medium tabular">
        {t('select.count', { count: selected.length })}
      </p>
      <Button size="sm" disabled={selected.length === 0} onClick={() => setIsMoving(true)}>
        <CalendarClock aria-hidden />
        {t('select.move')}
      </Button>
      <Button size="sm" variant="secondary" disabled={posts.length === 0} onClick={() => onUnschedule(posts)}>
        <Undo2 aria-hidden />
        {t('select.unschedule')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {common('cancel')}
      </Button>
      {isMoving ? (
        <MoveManyDialog
          count={selected.length}
          today={today}
          onMove={onMove}
          onClose={() => setIsMoving(false)}
        />
      ) : null}
    </section>
  )
}
