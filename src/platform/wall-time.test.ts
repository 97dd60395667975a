import { describe, expect, test } from 'vitest'
import { dayIn } from './day.ts'
import { instantAt, timeIn } from './wall-time.ts'

const MINUTE_MS = 60_000
const STEP_MINUTES = 30
const years = [2026, 2028]

// Two that change their clocks on other days than each other, one that stopped changing them, and one of the south.
const zones = ['America/New_York', 'Europe/Madrid', 'America/Mexico_City', 'America/Santiago']

const pad = (number: number) => String(number).padStart(2, '0')
const clock = (timeZone: string, instant: number) => {
  const date = new Date(instant)
  return `${dayIn(timeZone, date)}T${timeIn(timeZone, date)}`
}

/** Every half hour of a year as clocks could show it. */
function* wallTimes(year: number): Generator<[day: string, time: string]> {
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += STEP_MINUTES * MINUTE_MS) {
    const iso = new Date(at).toISOString()
    yield [iso.slice(0, 10), iso.slice(11, 16)]
  }
}

/** All instants of a year at which the clocks show each time, found by looking at the clocks and nothing else. */
function instantsByClock(timeZone: string, year: number): Map<string, number[]> {
  const shown = new Map<string, number[]>()
  const dayMs = 24 * 60 * MINUTE_MS
  const end = Date.UTC(year + 1, 0, 1) + dayMs
  for (let at = Date.UTC(year, 0, 1) - dayMs; at < end; at += STEP_MINUTES * MINUTE_MS) {
    const key = clock(timeZone, at)
    shown.set(key, [...(shown.get(key) ?? []), at])
  }
  return shown
}

describe.each(zones)('%s', (timeZone) => {
  test.each(years)('in %s every time of day has one instant: the first, or moved on by the jump', (year) => {
    const shown = instantsByClock(timeZone, year)
    let gaps = 0
    let overlaps = 0
    const wrong: string[] = []
    for (const [day, time] of wallTimes(year)) {
      const instant = instantAt(timeZone, day, time).getTime()
      const all = shown.get(`${day}T${time}`)
      if (all) {
        overlaps += all.length > 1 ? 1 : 0
        if (instant !== all[0]) wrong.push(`${day} ${time}`)
        continue
      }
      gaps += 1
      // Never shown: the clocks then show an hour more than was asked for.
      const asked = new Date(`${day}T${time}:00Z`).getTime()
      const later = new Date(asked + 60 * MINUTE_MS).toISOString().slice(0, 16)
      if (clock(timeZone, instant) !== later) wrong.push(`${day} ${time}`)
    }
    expect(wrong).toEqual([])
    const halves = timeZone === 'America/Mexico_City' ? 0 : 60 / STEP_MINUTES
    expect([gaps, overlaps]).toEqual([halves, halves])
  })

  test('instants follow each other as the days do', () => {
    for (let month = 1; month <= 12; month++) {
      for (let day = 2; day <= 28; day++) {
        const [before, after] = [day - 1, day].map((each) =>
          instantAt(timeZone, `2026-${pad(month)}-${pad(each)}`, '00:00').getTime(),
        )
        const hours = ((after ?? 0) - (before ?? 0)) / (60 * MINUTE_MS)
        expect([23, 24, 25]).toContain(hours)
      }
    }
  })
})

test.each([
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['Europe/Madrid', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['America/Mexico_City', '2026-04-05', '02:30', '2026-04-05T08:30:00.000Z'],
  // The clocks jump at midnight: that day begins at one.
  ['America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30:00.000Z'],
])('in %s, %s at %s is %s', (timeZone, day, time, instant) => {
  expect(instantAt(timeZone, day, time).toISOString()).toBe(instant)
})
