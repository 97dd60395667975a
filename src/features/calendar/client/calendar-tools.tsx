import { CalendarSync, Clock, Eye, ListChecks } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { useLazyDialog } from '#client/navigation/use-lazy-dialog.ts'
import { ZoneNote } from '#client/time/zone-note.tsx'
import { Button } from '#client/ui/button.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { calendarMessages, postingTimesMessages } from '../i18n/index.ts'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'

const FeedDialog = lazyWithPreload(() => import('./feed-dialog.tsx'), 'FeedDialog')
const PostingTimesDialog = lazyWithPreload(
  () => import('./times/posting-times-dialog.tsx'),
  'PostingTimesDialog',
)

const pressed = (isOn: boolean) => (isOn ? 'bg-primary-subtle text-primary-ink' : '')

interface CalendarToolsProps {
  place: CalendarSearchParams
  isSample: boolean
  isSelecting: boolean
  onSelect: () => void
}

/** The line above the days: their zone, and what can be done with all of them. */
export function CalendarTools({ place, isSample, isSelecting, onSelect }: CalendarToolsProps) {
  const t = useText(calendarMessages)
  const times = useText(postingTimesMessages)
  const feed = useLazyDialog()
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <ZoneNote />
      {isSample ? <SampleMark /> : null}
      <div className="ms-auto flex flex-wrap gap-1 max-sm:-mx-2">
        {place.view === 'list' ? null : (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={place.showsFree}
            onClick={place.toggleFree}
            className={pressed(place.showsFree)}
          >
            <Eye aria-hidden />
            {t('free.show')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          onPointerEnter={() => void PostingTimesDialog.fetch()}
          onClick={() => place.editTimes(true)}
        >
          <Clock aria-hidden />
          {times('open')}
        </Button>
        {isSample ? null : (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={isSelecting}
            onClick={onSelect}
            className={pressed(isSelecting)}
          >
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
      {place.isEditingTimes ? (
        <Suspense>
          <PostingTimesDialog initial={place.filters.platform} onClose={() => place.editTimes(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
