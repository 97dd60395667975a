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
  const shown = formatFor(timeZone).format(instant).replace(' ', 'T')
  return new Date(`${shown}Z`).getTime() - Math.floor(instant.getTime() / 1000) * 1000
}

/**
 * The instant at which the clocks of a zone show this time on this day. Shown twice (clocks go back), it is the first; shown
 * never (clocks go forward), the clocks show as much later as they jumped.
 */
export function instantAt(timeZone: string, day: string, time: string): Date {
  const wanted = new Date(`${day}T${time}:00Z`).getTime()
  const dayMs = 86_400_000
  const before = wanted - offsetAt(timeZone, new Date(wanted - dayMs))
  const after = wanted - offsetAt(timeZone, new Date(wanted + dayMs))
  const isShown = (instant: number) => instant + offsetAt(timeZone, new Date(instant)) === wanted
  return new Date(isShown(before) || !isShown(after) ? before : after)
}

/** The time, HH:MM, that the clocks of a zone show at an instant. */
export const timeIn = (timeZone: string, instant: Date): string =>
  formatFor(timeZone).format(instant).slice(11, 16)
