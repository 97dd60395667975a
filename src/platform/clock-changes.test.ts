import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayIn } from './day.ts'
import { instantAt, readClocks, timeIn } from './wall-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const [FIRST, LAST] = [Date.UTC(2020, 0, 1), Date.UTC(2036, 0, 1)]
const runs = { seed: 20261115, numRuns: 400 }

// Two with different change dates, one without changes since 2022, and one in the southern hemisphere that changes at
// midnight.
const zones = ['America/New_York', 'Europe/Madrid', 'America/Mexico_City', 'America/Santiago']

const wallOf = (timeZone: string, instant: number) => {
  const date = new Date(instant)
  return { day: dayIn(timeZone, date), time: timeIn(timeZone, date) }
}
const asUtc = ({ day, time }: { day: string; time: string }) => Date.parse(`${day}T${time}:00Z`)
const fromUtc = (at: number) => {
  const iso = new Date(at).toISOString()
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) }
}
const offsetOf = (timeZone: string, instant: number) => asUtc(wallOf(timeZone, instant)) - instant

/** The hours with a clock change, found by sampling. */
function changesOf(timeZone: string): number[] {
  const changes: number[] = []
  for (let at = FIRST; at < LAST; at += 24 * HOUR_MS) {
    if (offsetOf(timeZone, at) === offsetOf(timeZone, at + 24 * HOUR_MS)) continue
    const hours = Array.from({ length: 24 }, (_, hour) => at + hour * HOUR_MS)
    const change = hours.find((hour) => offsetOf(timeZone, hour) !== offsetOf(timeZone, hour + HOUR_MS))
    if (change !== undefined) changes.push(change)
  }
  return changes
}

describe.each(zones)('%s, 2020 to 2035', (timeZone) => {
  const changes = changesOf(timeZone)
  const offsets = [
    ...new Set([FIRST, ...changes].flatMap((at) => [at, at + HOUR_MS]).map((at) => offsetOf(timeZone, at))),
  ]
  /** Half of them within a day and a half of a clock change. */
  const instants = fc.oneof(
    fc.integer({ min: FIRST / MINUTE_MS, max: LAST / MINUTE_MS }).map((minutes) => minutes * MINUTE_MS),
    fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -36 * 60, max: 36 * 60 }))
      .map(([change, minutes]) => change + minutes * MINUTE_MS),
  )
  /** Local times, including skipped ones. */
  const walls = fc.oneof(
    instants.map(fromUtc),
    fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -180, max: 180 }))
      .map(([change, minutes]) => fromUtc(change + offsetOf(timeZone, change) + minutes * MINUTE_MS)),
  )
  const isShown = (wall: { day: string; time: string }) =>
    readClocks(timeZone, wall.day, wall.time).occurs !== 'never'

  test('has as many changes as its rules require', () => {
    expect(changes).toHaveLength(timeZone === 'America/Mexico_City' ? 6 : 32)
  })

  test('an instant round-trips through local time; the second of two equal times becomes the first', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { day, time } = wallOf(timeZone, instant)
        const found = readClocks(timeZone, day, time)
        const early = instant - found.instant.getTime()
        expect(early === 0 || (early === HOUR_MS && found.occurs === 'twice')).toBe(true)
      }),
      runs,
    )
  })

  test('a time occurs once, twice or never, as sampling shows; a skipped one moves later by the jump', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(walls, (wall) => {
        const wanted = asUtc(wall)
        const showing = offsets
          .map((offset) => wanted - offset)
          .filter((at) => asUtc(wallOf(timeZone, at)) === wanted)
          .toSorted((a, b) => a - b)
        const { instant, occurs } = readClocks(timeZone, wall.day, wall.time)
        expect(occurs).toBe((['never', 'once', 'twice'] as const)[showing.length])
        seen.add(occurs)
        if (occurs === 'never') expect(asUtc(wallOf(timeZone, instant.getTime())) - wanted).toBe(HOUR_MS)
        else expect(instant.getTime()).toBe(showing[0])
      }),
      runs,
    )
    expect([...seen].toSorted()).toEqual(['never', 'once', 'twice'])
  })

  test('an earlier local time is an earlier instant', () => {
    fc.assert(
      fc.property(walls.filter(isShown), walls.filter(isShown), (a, b) => {
        const apart = (wall: typeof a) => instantAt(timeZone, wall.day, wall.time).getTime()
        expect(Math.sign(apart(a) - apart(b))).toBe(Math.sign(asUtc(a) - asUtc(b)))
      }),
      runs,
    )
  })

  test('moved by days it keeps its time of day, on the target day', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -60, max: 60 }), (instant, days) => {
        const { day, time } = wallOf(timeZone, instant)
        const there = addDays(day, days)
        const moved = readClocks(timeZone, there, time)
        const shown = wallOf(timeZone, moved.instant.getTime())
        expect(shown.day).toBe(there)
        if (moved.occurs !== 'never') expect(shown.time).toBe(time)
      }),
      runs,
    )
  })

  test('every instant is in exactly one day, from its first moment to that of the next', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { day } = wallOf(timeZone, instant)
        const [start, end] = [day, addDays(day, 1)].map((each) =>
          instantAt(timeZone, each, '00:00').getTime(),
        )
        expect(start).toBeLessThanOrEqual(instant)
        expect(end).toBeGreaterThan(instant)
        expect([23, 24, 25]).toContain(((end ?? 0) - (start ?? 0)) / HOUR_MS)
      }),
      runs,
    )
  })
})
