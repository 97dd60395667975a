/** Whether a name is an IANA zone. Intl knows older and newer spellings. */
export function isTimeZone(name: string): boolean {
  // Intl also accepts bare offsets, which have no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
