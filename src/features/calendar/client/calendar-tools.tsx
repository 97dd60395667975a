import { CalendarSync, ListChecks } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { useLazyDialog } from '#client/navigation/use-lazy-dialog.ts'
import { ZoneNote } from '#client/time/zone-note.tsx'
import { Button } from '#client/ui/button.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { calendarMessages } from '../i18n/index.ts'

const FeedDialog = lazyWithPreload(() => import('./feed-dialog.tsx'), 'FeedDialog')

interface CalendarToolsProps {
  isSample: boolean
  isSelecting: boolean
  onSelect: () => void
}

/** The line above the days: their zone, and what can be done with all of them. */
export function CalendarTools({ isSample, isSelecting, onSelect }: CalendarToolsProps) {
  const t = useText(calendarMessages)
  const feed = useLazyDialog()
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <ZoneNote />
      {isSample ? <SampleMark /> : null}
      <div className="ms-auto flex gap-1 max-sm:-me-2">
        {isSample ? null : (
          <Button variant="ghost" size="sm" aria-pressed={isSelecting} onClick={onSelect}>
            <ListChecks aria-hidden />
            {t('select.start')}
          </Button>
        )}
        <Button variant="ghost" size="sm" onPointerEnter={() => void FeedDialog.fetch()} onClick={feed.show}>
          <CalendarSync aria-hidden />
          {t('feed.open')}
        </Button>
      </div>
      {feed.isWanted ? (
        <Suspense>
          <FeedDialog open={feed.open} onOpenChange={feed.setOpen} />
        </Suspense>
      ) : null}
    </div>
  )
}
