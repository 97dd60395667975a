import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#platform/day.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const HALF_HOUR_MS = 1_800_000
const zones = ['America/New_York', 'Europe/Madrid', 'America/Mexico_City', 'America/Santiago']

/** Every half hour of the days with clock changes somewhere, and of an ordinary day. */
function moments(year: number): Date[] {
  const days = ['03', '04', '09', '10', '11'].flatMap((month) => {
    const last = new Date(Date.UTC(year, Number(month), 0)).getUTCDate()
    return Array.from({ length: last }, (_, day) => Date.UTC(year, Number(month) - 1, day + 1))
  })
  const sundays = days.filter((day) => new Date(day).getUTCDay() === 0)
  return [Date.UTC(year, 0, 15), ...sundays].flatMap((day) =>
    Array.from({ length: 64 }, (_, half) => new Date(day + (half - 8) * HALF_HOUR_MS)),
  )
}

test.each(zones)('in %s the database computes the same days and hours as the screens', async (timeZone) => {
  for (const year of [2020, 2022, 2026, 2028, 2035]) {
    const instants = moments(year)
    const { rows } = await at.query(
      `select to_char(moment at time zone $1, 'YYYY-MM-DD HH24:MI') as shown
       from unnest($2::timestamptz[]) with ordinality as given(moment, place) order by place`,
      [timeZone, instants.map((instant) => instant.toISOString())],
    )
    expect(rows.map(({ shown }) => shown)).toEqual(
      instants.map((instant) => `${dayIn(timeZone, instant)} ${timeIn(timeZone, instant)}`),
    )
  }
})

test.each(zones)(
  'in %s a day of figures contains exactly what lies between its midnights',
  async (timeZone) => {
    const days = [
      '2026-03-07',
      '2026-03-08',
      '2026-03-29',
      '2026-04-04',
      '2026-09-06',
      '2026-10-25',
      '2026-11-01',
    ]
    for (const day of days) {
      const next = new Date(Date.parse(day) + 48 * HALF_HOUR_MS).toISOString().slice(0, 10)
      const [from, until] = [day, next].map((each) => instantAt(timeZone, each, '00:00').getTime())
      const { rows } = await at.query(
        `select min(moment)::text as first, max(moment)::text as last
       from generate_series($2::timestamptz - interval '2 days', $2::timestamptz + interval '3 days', '30 minutes') as moment
       where (moment at time zone $1)::date = $3::date`,
        [timeZone, `${day}T00:00:00Z`, day],
      )
      const found = [rows[0]?.first, rows[0]?.last].map((text) => new Date(text ?? '').getTime())
      expect(found).toEqual([from, (until ?? 0) - HALF_HOUR_MS])
    }
  },
)
