const FIRST_DAY = '1970-01-02'
const LAST_DAY = '8999-12-31'

/** A day in a URL; null if invalid, such as February 31. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isDay && text >= FIRST_DAY && text <= LAST_DAY ? text : null
}
