import { expect, test } from 'vitest'
import { calendarLink } from '#platform/screen-links.ts'
import { readDay } from './calendar-address.ts'

test.each(['2026-12-01', '2028-02-29', '1970-01-02', '8999-12-31'])(
  '%s round-trips through the URL',
  (day) => {
    const { pathname, searchParams } = new URL(calendarLink(day), 'https://shop.example')
    expect([pathname, readDay(searchParams.get('at'))]).toEqual(['/calendar', day])
  },
)

test.each([
  null,
  '',
  'today',
  '2026-2-3',
  '2026-02-31',
  '2026-13-01',
  '1970-01-01',
  '9000-01-01',
  '2026-12-01T10:00',
])('%s is not a day', (text) => {
  expect(readDay(text)).toBeNull()
})
