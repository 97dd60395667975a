const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, made)
  return made
}

/** The UTC offset of a zone at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: Date): number {
  const shown = formatFor(timeZone).format(instant).replace(' ', 'T').padStart(19, '0')
  return new Date(`${shown}Z`).getTime() - Math.floor(instant.getTime() / 1000) * 1000
}

/** `never`: skipped by a clock change; `twice`: repeated by one. */
export type Occurrence = 'once' | 'never' | 'twice'

/**
 * The instant of a local time, and how often it occurs. Of two occurrences it is the first; a skipped time moves later
 * by the jump.
 */
export function readClocks(
  timeZone: string,
  day: string,
  time: string,
): { instant: Date; occurs: Occurrence } {
  const wanted = new Date(`${day}T${time}:00Z`).getTime()
  const before = wanted - offsetAt(timeZone, new Date(wanted - DAY_MS))
  const after = wanted - offsetAt(timeZone, new Date(wanted + DAY_MS))
  const isShown = (instant: number) => instant + offsetAt(timeZone, new Date(instant)) === wanted
  if (!isShown(before)) {
    return isShown(after)
      ? { instant: new Date(after), occurs: 'once' }
      : { instant: new Date(before), occurs: 'never' }
  }
  return { instant: new Date(before), occurs: after !== before && isShown(after) ? 'twice' : 'once' }
}

/** The only conversion from local time to an instant: see `readClocks`. */
export const instantAt = (timeZone: string, day: string, time: string): Date =>
  readClocks(timeZone, day, time).instant

/** The local time, HH:MM, at an instant. */
export const timeIn = (timeZone: string, instant: Date): string =>
  formatFor(timeZone).format(instant).slice(11, 16)
