import { areApart, MAX_TIMES_PER_DAY, type WeekTimes } from '#features/calendar/posting-times.contract.ts'

/** As a week is read, Monday first; numbers as in `WeekTimes`. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

export const dayChoices = ['everyDay', 'weekdays', 'weekend', '1', '2', '3', '4', '5', '6', '0'] as const
export type DayChoice = (typeof dayChoices)[number]

export function daysOf(choice: DayChoice): readonly number[] {
  if (choice === 'everyDay') return weekdays
  if (choice === 'weekdays') return weekdays.slice(0, 5)
  if (choice === 'weekend') return weekdays.slice(5)
  return [Number(choice)]
}

type Added = { days: WeekTimes } | { problem: 'tooManyTimes' | 'timesTooClose' }

/** A day that already has the time stays as it is. */
export function addTime(week: WeekTimes, choice: DayChoice, time: string): Added {
  const chosen = daysOf(choice)
  const days = week.map((times, day) =>
    chosen.includes(day) && !times.includes(time) ? [...times, time].sort() : times,
  )
  if (days.some((times) => times.length > MAX_TIMES_PER_DAY)) return { problem: 'tooManyTimes' }
  return days.every(areApart) ? { days } : { problem: 'timesTooClose' }
}

export const removeTime = (week: WeekTimes, day: number, time: string): WeekTimes =>
  week.map((times, each) => (each === day ? times.filter((kept) => kept !== time) : times))

export const hasTimes = (week: WeekTimes): boolean => week.some((times) => times.length > 0)
