import type { Platform } from '#connectors/social/platforms.ts'
import { daysBetween, weekdayOf } from '#platform/calendar-days.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'

const HOUR_MS = 3_600_000
/** Time to look it over once more. */
const LEAD_MS = HOUR_MS / 2
export const HORIZON_DAYS = 60

export type SlotFinder = {
  timeZone: string
  now: Date
  /** The posting times of a platform by weekday, Sunday first. */
  timesOf: (platform: Platform) => readonly (readonly string[])[]
  /** When the account of a platform already has posts. */
  takenOn: (platform: Platform) => readonly Date[]
}

const timesOn = ({ timesOf }: SlotFinder, platform: Platform, day: string) =>
  timesOf(platform)[weekdayOf(day)] ?? []

const isAhead = ({ now }: SlotFinder, at: Date) => at.getTime() >= now.getTime() + LEAD_MS

/** At least an hour from any other post of the account. */
const isFree = ({ takenOn }: SlotFinder, platform: Platform, at: Date) =>
  takenOn(platform).every((taken) => Math.abs(taken.getTime() - at.getTime()) >= HOUR_MS)

const daysFrom = (day: string) => Array.from({ length: HORIZON_DAYS }, (_, ahead) => addDays(day, ahead))

function firstFree(
  finder: SlotFinder,
  from: string,
  timesOfDay: (day: string) => readonly string[],
  among: readonly Platform[],
) {
  const { timeZone } = finder
  for (const day of daysFrom(from))
    for (const time of timesOfDay(day)) {
      const at = instantAt(timeZone, day, time)
      if (isAhead(finder, at) && among.every((platform) => isFree(finder, platform, at))) return at
    }
  return null
}

/** The free times of a platform on these days. */
export function freeSlots(finder: SlotFinder, platform: Platform, from: string, to: string) {
  const { timeZone, now } = finder
  const today = dayIn(timeZone, now)
  return daysBetween(from > today ? from : today, to).flatMap((day) =>
    timesOn(finder, platform, day).flatMap((time) => {
      const at = instantAt(timeZone, day, time)
      return isAhead(finder, at) && isFree(finder, platform, at) ? [{ day, time }] : []
    }),
  )
}

/** The next good time of a platform from a day on; null if all are taken. */
export const nextSlot = (finder: SlotFinder, platform: Platform, from: string): Date | null =>
  firstFree(finder, from, (day) => timesOn(finder, platform, day), [platform])

/** One time for all: on the first day that has one, the time that suits most of them. */
export function nextSharedSlot(finder: SlotFinder, platforms: readonly Platform[]): Date | null {
  const today = dayIn(finder.timeZone, finder.now)
  const shared = (day: string) => {
    const wanted = platforms.flatMap((platform) => timesOn(finder, platform, day))
    const votes = (time: string) => wanted.filter((each) => each === time).length
    return [...new Set(wanted)].sort((a, b) => votes(b) - votes(a) || a.localeCompare(b))
  }
  return firstFree(finder, today, shared, platforms)
}

/** Each platform at its own next good time. */
export function eachAtItsBest(finder: SlotFinder, platforms: readonly Platform[]): (Date | null)[] {
  const today = dayIn(finder.timeZone, finder.now)
  return platforms.map((platform) => nextSlot(finder, platform, today))
}

/** One platform a day, each at its own good time. */
export function spreadOverDays(finder: SlotFinder, platforms: readonly Platform[]): (Date | null)[] {
  let from = dayIn(finder.timeZone, finder.now)
  return platforms.map((platform) => {
    const at = nextSlot(finder, platform, from)
    if (at) from = addDays(dayIn(finder.timeZone, at), 1)
    return at
  })
}
