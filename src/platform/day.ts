const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Building a format costs more than using it a thousand times. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

/** The calendar day, YYYY-MM-DD, that people in a time zone are living in at an instant. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** So many calendar days later, or earlier; no clock has a say in it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** A calendar day as words, for example "10 March 2026"; a day has no time zone, so none may move it. */
export const dayInWords = (day: string, locale: string): string => words(day, locale, { dateStyle: 'long' })

/** "Tuesday, May 5" / "martes, 5 de mayo". */
export const dayWithWeekday = (day: string, locale: string): string =>
  words(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })

const words = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
