import { addDays } from '#platform/day.ts'
import type { Holiday, HolidayKey } from '../built-in/holiday-days.ts'
import type { Weight } from './occasion-weights.ts'

/** The posts around a day, in order. */
export const arcSteps = ['teaser', 'ideas', 'orders', 'last_call', 'day', 'thanks'] as const
export type ArcStep = (typeof arcSteps)[number]

/** A post of an arc: which day it is about, and what it does there. */
export type ArcDay = { key: HolidayKey; on: string; step: ArcStep }

/** Days from the post to the occasion; below zero, it comes after. */
const leads: Record<Weight, [ArcStep, number][]> = {
  main: [
    ['teaser', 14],
    ['ideas', 10],
    ['orders', 7],
    ['last_call', 3],
    ['day', 0],
    ['thanks', -2],
  ],
  good: [
    ['ideas', 7],
    ['last_call', 2],
    ['day', 0],
  ],
}
const greeting: [ArcStep, number][] = [['day', 0]]

/** A sale weekend is not thanked for, and nobody is wished a happy one. */
const sales: readonly HolidayKey[] = ['black-friday', 'buen-fin']
export const isSale = (key: HolidayKey): boolean => sales.includes(key)
/** Where two posts want the same day, the nearer occasion wins, and its own day always does. */
const isBetter = (one: ArcDay, other: ArcDay | undefined): boolean =>
  !other || (one.step === 'day' && other.step !== 'day') || (other.step !== 'day' && one.on < other.on)

/**
 * The posts of a month that belong to occasions, by day. `holidays` also has those of the weeks after the month, since
 * their arcs begin in it.
 */
export function arcsOf(
  holidays: readonly Holiday[],
  days: readonly string[],
  weightOf: (key: HolidayKey) => Weight | undefined,
): ReadonlyMap<string, ArcDay> {
  const month = new Set(days)
  const arcs = new Map<string, ArcDay>()
  for (const { key, day } of holidays) {
    const weight = weightOf(key)
    for (const [step, lead] of weight ? leads[weight] : greeting) {
      if (step === 'thanks' && isSale(key)) continue
      const at = addDays(day, -lead)
      const post = { key, on: day, step }
      if (month.has(at) && isBetter(post, arcs.get(at))) arcs.set(at, post)
    }
  }
  return arcs
}
