import { countries } from '#platform/countries.ts'

/** A zone has several spellings ("Asia/Kolkata", "Asia/Calcutta"); Intl lists one of them. */
const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

let byZone: Map<string, string> | undefined

// Built on first use: it takes some 100 ms.
const readZones = () =>
  new Map(
    countries.flatMap((country) =>
      (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone): [string, string] => [
        zone,
        country,
      ]),
    ),
  )

/** The country of a time zone; null for zones without one, such as UTC. */
export function countryOfZone(timeZone: string): string | null {
  byZone ??= readZones()
  return byZone.get(canonical(timeZone)) ?? null
}
