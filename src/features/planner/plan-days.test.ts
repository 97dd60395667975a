import { describe, expect, test } from 'vitest'
import { dayIn } from '#platform/day.ts'
import { daysOf } from '#platform/month-words.ts'
import { readClocks } from '#platform/wall-time.ts'

const HOUR_MS = 3_600_000
const zones = ['America/New_York', 'Europe/Madrid', 'America/Mexico_City', 'America/Santiago']
const years = Array.from({ length: 16 }, (_, place) => 2020 + place)
const months = years.flatMap((year) => Array.from({ length: 12 }, (_, month) => ({ year, month: month + 1 })))

test('a plan has every day of its month once, including 29 February in leap years', () => {
  for (const { year, month } of months) {
    const days = daysOf(month, year)
    const leap = year % 4 === 0 ? 29 : 28
    const length = [31, leap, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    expect(days.map((day) => Number(day.slice(8)))).toEqual(
      Array.from({ length: length ?? 0 }, (_, i) => i + 1),
    )
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(1)
  }
})

// February for its length, and the months with clock changes.
const special = months.filter(({ month }) => [2, 3, 4, 9, 10, 11].includes(month))

describe.each(zones)('%s', (timeZone) => {
  test.each(['00:30', '02:30'])(
    'posts planned for %s go out on their days, in order, a day apart',
    (time) => {
      const wrong: string[] = []
      for (const { year, month } of special) {
        const instants = daysOf(month, year).map((day) => ({ day, ...readClocks(timeZone, day, time) }))
        for (const [place, { day, instant }] of instants.entries()) {
          const hours = (instant.getTime() - (instants[place - 1]?.instant ?? instant).getTime()) / HOUR_MS
          const isApart = place === 0 || (hours >= 23 && hours <= 25)
          if (dayIn(timeZone, instant) !== day || !isApart) wrong.push(day)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})
