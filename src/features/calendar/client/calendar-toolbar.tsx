import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { dateFormat } from '#platform/intl-formats.ts'
import type { Locale } from '#platform/locale.ts'
import { calendarStatuses } from '../calendar.contract.ts'
import { calendarViews } from '../calendar-span.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** "March 2026", or "9 – 15 Mar 2026" for a week. */
function spanInWords({ view, around, from, to }: CalendarSearchParams, locale: Locale): string {
  if (view !== 'week')
    return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at(around))
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return days.formatRange(at(from), at(to))
}

/** Range, view and filters. */
export function CalendarToolbar({ place }: { place: CalendarSearchParams }) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const unit = place.view === 'week' ? 'week' : 'month'
  const { platform, status } = place.filters
  const byLabel = allPlatforms
    .map((each) => ({ value: each, label: platformName(each, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="flex items-center gap-1">
        <Button variant="secondary" size="icon" aria-label={t(`earlier.${unit}`)} onClick={place.earlier}>
          <ChevronLeft aria-hidden />
        </Button>
        <Button variant="secondary" size="icon" aria-label={t(`later.${unit}`)} onClick={place.later}>
          <ChevronRight aria-hidden />
        </Button>
        <Button variant="ghost" onClick={place.goToToday}>
          {t('today')}
        </Button>
      </div>
      <h2 aria-live="polite" className="min-w-0 flex-1 basis-40 text-lg first-letter:uppercase">
        {spanInWords(place, locale)}
      </h2>
      <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
        <Select
          aria-label={t('filters.platform')}
          value={platform ?? 'all'}
          onValueChange={(chosen) => place.filter({ platform: chosen === 'all' ? undefined : chosen })}
          options={[
            { value: 'all' as const, label: t('filters.allPlatforms') },
            ...byLabel.map((each) => ({ ...each, icon: <PlatformIcon platform={each.value} /> })),
          ]}
          className="col-span-2 sm:w-56"
        />
        <Select
          aria-label={t('filters.status')}
          value={status ?? 'all'}
          onValueChange={(chosen) => place.filter({ status: chosen === 'all' ? undefined : chosen })}
          options={[
            { value: 'all' as const, label: t('filters.allStatuses') },
            ...calendarStatuses.map((each) => ({ value: each, label: t(`status.${each}`) })),
          ]}
          className="sm:w-48"
        />
        <Select
          aria-label={t('views.label')}
          value={place.view}
          onValueChange={place.show}
          options={calendarViews.map((view) => ({ value: view, label: t(`views.${view}`) }))}
          className="sm:w-28"
        />
      </div>
    </div>
  )
}
