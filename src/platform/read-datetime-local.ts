/** Day and time of a datetime-local field; null while invalid, such as year 202 on the way to 2027. */
export function readDatetimeLocal(typed: string): { day: string; time: string } | null {
  const [, day, time] = /^([1-9]\d{3}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(typed) ?? []
  return day && time && !Number.isNaN(Date.parse(`${day}T${time}Z`)) ? { day, time } : null
}
