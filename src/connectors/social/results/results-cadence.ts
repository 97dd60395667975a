import type { ResultsCadence } from '../channel.ts'
import { allPlatforms, type Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'

const DAY_MINUTES = 24 * 60

/** Calls to networks are limited, and figures change less from day to day. */
export const usualCadence: ResultsCadence = [
  { untilMinutes: 60, everyMinutes: 15 },
  { untilMinutes: DAY_MINUTES, everyMinutes: 60 },
  { untilMinutes: 30 * DAY_MINUTES, everyMinutes: DAY_MINUTES },
]

/** People who try the product out want to see something happen, and calls within the installation cost nothing. */
export const testCadence: ResultsCadence = [
  { untilMinutes: 5, everyMinutes: 0.5 },
  { untilMinutes: 60, everyMinutes: 5 },
  { untilMinutes: DAY_MINUTES, everyMinutes: 15 },
  { untilMinutes: 7 * DAY_MINUTES, everyMinutes: 60 },
  { untilMinutes: 30 * DAY_MINUTES, everyMinutes: 6 * 60 },
]

const cadenceOf = (platform: Platform): ResultsCadence => manifestOf(platform).resultsCadence ?? usualCadence

/** Reading costs money there, so only people ask for it. */
export const isReadOnDemand = (platform: Platform): boolean => cadenceOf(platform).length === 0

/** Platforms with a cadence of their own, each with it; an empty one means on demand. */
export const ownCadences = (): [Platform, ResultsCadence][] =>
  allPlatforms.flatMap((platform) => {
    const cadence = cadenceOf(platform)
    return cadence === usualCadence ? [] : [[platform, cadence]]
  })
