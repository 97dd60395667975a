import type { YearSeason } from './bank.ts'

const southern = new Set('AO AR AU BO BW BR CL FJ LS MG MU MW MZ NA NC NZ PE PY SZ UY ZA ZM ZW'.split(' '))
// Near the equator, there is no spring, summer, fall or winter.
const tropical = new Set(
  'BO BR BZ BJ CM CO CR CU DO EC GA GH GQ GT GY HN HT ID JM KE LK MY NG NI PA PE PG PH PR RW SG SN SR SV TG TH TT TZ UG VE VN'.split(
    ' ',
  ),
)

const ofNorth: readonly YearSeason[] = ['winter', 'spring', 'summer', 'autumn']

/** The season of a day, YYYY-MM-DD, by whole months; null in the tropics. */
export function seasonOn(day: string, country: string): YearSeason | null {
  if (tropical.has(country)) return null
  const quarter = Math.floor((Number(day.slice(5, 7)) % 12) / 3)
  return ofNorth[(quarter + (southern.has(country) ? 2 : 0)) % 4] ?? null
}
