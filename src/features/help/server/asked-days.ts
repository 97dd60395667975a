import { weekAround, weekdayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import { folded } from '#platform/similar-words.ts'

/** Inclusive. */
export type Days = { from: string; to: string }

const weekdays: [RegExp, weekday: number][] = [
  [/\b(sunday|domingo)s?\b/, 0],
  [/\b(monday|lunes)s?\b/, 1],
  [/\b(tuesday|martes)s?\b/, 2],
  [/\b(wednesday|miercoles)s?\b/, 3],
  [/\b(thursday|jueves)s?\b/, 4],
  [/\b(friday|viernes)s?\b/, 5],
  [/\b(saturday|sabado)s?\b/, 6],
]

const near: [RegExp, days: number][] = [
  [/\b(day before yesterday|anteayer|antes de ayer)\b/, -2],
  [/\b(yesterday|ayer|anoche|last night)\b/, -1],
  [/\b(day after tomorrow|pasado manana)\b/, 2],
  [/\b(tomorrow|manana)\b/, 1],
  [/\b(today|tonight|this morning|this afternoon|hoy|esta tarde|esta noche)\b/, 0],
]

const isLast = /\b(last|past|previous|pasad[oa]s?|anterior)\b/
const isNext = /\b(next|coming|proxim[oa]s?|que viene|siguiente)\b/
const isWeek = /\b(week|semana)\b/

/**
 * The days a question mentions, in the shop's calendar. A weekday without "last" or "next" is the previous or the
 * upcoming one, depending on `towards`; today counts for both.
 */
export function askedDays(question: string, today: string, towards: 'past' | 'ahead'): Days | null {
  const text = folded(question)
  const one = (day: string) => ({ from: day, to: day })
  const close = near.find(([pattern]) => pattern.test(text))
  if (close) return one(addDays(today, close[1]))
  const named = weekdays.find(([pattern]) => pattern.test(text))
  if (named) {
    const goesBack = isLast.test(text) || (towards === 'past' && !isNext.test(text))
    const distance = (named[1] - weekdayOf(today) + 7) % 7
    return one(addDays(today, goesBack && distance > 0 ? distance - 7 : distance))
  }
  if (!isWeek.test(text)) return null
  const { from, to } = weekAround(today)
  const weeks = isLast.test(text) ? -7 : isNext.test(text) ? 7 : 0
  return { from: addDays(from, weeks), to: addDays(to, weeks) }
}
