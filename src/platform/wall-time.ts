const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, made)
  return made
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: Date): number {
  const shown = formatFor(timeZone).format(instant).replace(' ', 'T').padStart(19, '0')
  return new Date(`${shown}Z`).getTime() - Math.floor(instant.getTime() / 1000) * 1000
}

/** `never`: the clocks jump over that time; `twice`: they are put back and show it again. */
export type Occurrence = 'once' | 'never' | 'twice'

/**
 * The instant that is meant by a time on a day, and how often the clocks of the zone show it. Shown twice, it is the first; shown
 * never, the clocks show as much later as they jumped.
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

/** The one way from a time on the clocks of a zone to an instant: see `readClocks`. */
export const instantAt = (timeZone: string, day: string, time: string): Date =>
  readClocks(timeZone, day, time).instant

/** The time, HH:MM, that the clocks of a zone show at an instant. */
export const timeIn = (timeZone: string, instant: Date): string =>
  formatFor(timeZone).format(instant).slice(11, 16)
