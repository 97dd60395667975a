import { addDays, dayIn } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { CalendarItem, CalendarStatus, Week } from '../calendar.contract.ts'
import { calendarSampleMessages } from '../i18n/index.ts'

/** The documented figures of a week. */
export const sampleWeek: Week = { scheduled: 3, published: 1, draft: 1 }

type SampleItem = {
  name: 'season' | 'tip' | 'product' | 'team' | 'offer'
  daysFromToday: number
  time: string
  platform: CalendarItem['platform']
  status: Exclude<CalendarStatus, 'failed'>
}

const sampleItems: readonly SampleItem[] = [
  { name: 'season', daysFromToday: -1, time: '10:00', platform: 'instagram', status: 'published' },
  { name: 'tip', daysFromToday: 0, time: '18:30', platform: 'tiktok', status: 'scheduled' },
  { name: 'product', daysFromToday: 0, time: '20:00', platform: 'facebook', status: 'scheduled' },
  { name: 'team', daysFromToday: 1, time: '12:00', platform: 'linkedin', status: 'scheduled' },
  { name: 'offer', daysFromToday: 3, time: '09:00', platform: 'whatsapp', status: 'draft' },
]

/** What the calendar of a shop could look like, around today. */
export function sampleCalendar(locale: Locale, timeZone: string, now: Date): CalendarItem[] {
  const t = textOf(calendarSampleMessages, locale)
  return sampleItems.map(({ name, daysFromToday, time, platform, status }) => {
    const day = addDays(dayIn(timeZone, now), daysFromToday)
    return {
      id: `sample-${name}`,
      kind: 'post',
      title: t(`${name}.title`),
      platform,
      accountName: '',
      scheduledFor: instantAt(timeZone, day, time).toISOString(),
      plannedZone: timeZone,
      day,
      time,
      status,
      state: status,
      isOverdue: false,
      content: t(`${name}.content`),
      thumbnailUrl: null,
      previewUrl: null,
      engagement: status === 'published' ? { likes: 124, comments: 18, shares: 9 } : null,
      campaignId: null,
      planId: null,
      canMove: false,
    }
  })
}
