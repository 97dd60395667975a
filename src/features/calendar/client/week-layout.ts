import { clockAt, minutesOf } from '../clock-minutes.ts'
import type { ChipItems } from './group-items.ts'

/** Pixels. A quarter of an hour is the smallest step of a move. */
export const HOUR_HEIGHT = 72
export const CHIP_HEIGHT = 54
export const STEP_MINUTES = 15
const CHIP_MINUTES = (CHIP_HEIGHT / HOUR_HEIGHT) * 60
const MAX_LANES = 2
const LAST_STEP = 24 * 60 - STEP_MINUTES

/** An empty week opens with the hours of most shops. */
const usualHours = { from: 8, to: 20 }

export const topOf = (minutes: number): number => (minutes / 60) * HOUR_HEIGHT

/** The time at a height of the grid, in steps of a quarter of an hour. */
export function timeAt(top: number): string {
  const step = Math.round(((top / HOUR_HEIGHT) * 60) / STEP_MINUTES) * STEP_MINUTES
  const minutes = Math.min(Math.max(step, 0), LAST_STEP)
  return clockAt(minutes)
}

export type PlacedChip = { chip: ChipItems; minutes: number; lane: number; lanes: number }
/** Chips without a lane, at the time of the first. */
export type HiddenChips = { minutes: number; posts: number }

/** Chips of a day that overlap stand side by side; those without room are counted. */
export function layOutDay(chips: readonly ChipItems[]): { placed: PlacedChip[]; hidden: HiddenChips[] } {
  const sorted = chips
    .map((chip) => ({ chip, minutes: minutesOf(chip[0].time) }))
    .sort((a, b) => a.minutes - b.minutes)
  const clusters: (typeof sorted)[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const each of sorted) {
    if (each.minutes >= end) clusters.push([])
    clusters.at(-1)?.push(each)
    end = each.minutes + CHIP_MINUTES
  }
  const placed: PlacedChip[] = []
  const hidden: HiddenChips[] = []
  for (const cluster of clusters) {
    const ends: number[] = []
    const own: Omit<PlacedChip, 'lanes'>[] = []
    const rest: typeof sorted = []
    for (const { chip, minutes } of cluster) {
      const free = ends.findIndex((taken) => taken <= minutes)
      const lane = free >= 0 ? free : ends.length
      if (lane >= MAX_LANES) rest.push({ chip, minutes })
      else {
        ends[lane] = minutes + CHIP_MINUTES
        own.push({ chip, minutes, lane })
      }
    }
    placed.push(...own.map((each) => ({ ...each, lanes: ends.length })))
    const [first] = rest
    if (first) hidden.push({ minutes: first.minutes, posts: rest.flatMap(({ chip }) => chip).length })
  }
  return { placed, hidden }
}

/** The hours in use, whole and with one around them; `to` is the last one shown. */
export function hoursInUse(times: readonly string[]): { from: number; to: number } {
  if (times.length === 0) return usualHours
  const hours = times.map((time) => Number(time.slice(0, 2)))
  return { from: Math.max(Math.min(...hours) - 1, 0), to: Math.min(Math.max(...hours) + 1, 23) }
}
