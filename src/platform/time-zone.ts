/** Whether a name is a place with a clock of its own. Older and newer spellings of one place are all known by Intl. */
export function isTimeZone(name: string): boolean {
  // Intl also takes bare offsets, which have no summer time.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
