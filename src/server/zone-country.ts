import { countries } from '#platform/countries.ts'

/** One place has several spellings ("Asia/Kolkata", "Asia/Calcutta"); Intl settles on one, and lists that one. */
const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

let byZone: Map<string, string> | undefined

// Built once, when it is first asked for: it takes some 100 ms.
const readZones = () =>
  new Map(
    countries.flatMap((country) =>
      (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone): [string, string] => [
        zone,
        country,
      ]),
    ),
  )

/** In which country clocks show this zone; null for one that is nobody's, such as UTC. */
export function countryOfZone(timeZone: string): string | null {
  byZone ??= readZones()
  return byZone.get(canonical(timeZone)) ?? null
}
