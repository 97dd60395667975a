/** The days of the year that a shop would write about, by our own keys. */
export const holidayKeys = [
  'new-year',
  'epiphany',
  'valentine',
  'carnival',
  'womens-day',
  'st-patrick',
  'fathers-day',
  'easter',
  'book-day',
  'labour-day',
  'mothers-day',
  'national-day',
  'childrens-day',
  'friends-day',
  'love-and-friendship',
  'halloween',
  'day-of-the-dead',
  'thanksgiving',
  'buen-fin',
  'black-friday',
  'christmas-eve',
  'christmas',
  'boxing-day',
  'new-years-eve',
] as const
export type HolidayKey = (typeof holidayKeys)[number]

export type Holiday = { key: HolidayKey /** YYYY-MM-DD. */; day: string }

// date-holidays has English names for every country; solemn and purely religious days are omitted on purpose.
const keyOfName: Record<string, HolidayKey> = {
  "New Year's Day": 'new-year',
  Epiphany: 'epiphany',
  "Valentine's Day": 'valentine',
  Carnival: 'carnival',
  'Shrove Tuesday': 'carnival',
  "International Women's Day": 'womens-day',
  "St. Patrick's Day": 'st-patrick',
  "Saint Patrick's Day": 'st-patrick',
  "Father's Day": 'fathers-day',
  'Easter Sunday': 'easter',
  'Labour Day': 'labour-day',
  'Labor Day': 'labour-day',
  "Workers' Day": 'labour-day',
  "Mother's Day": 'mothers-day',
  'Independence Day': 'national-day',
  'National Holiday': 'national-day',
  'National holiday': 'national-day',
  'National Day': 'national-day',
  'Bastille Day': 'national-day',
  'Canada Day': 'national-day',
  'Australia Day': 'national-day',
  'Fiesta Nacional de España': 'national-day',
  Halloween: 'halloween',
  'Day of the Dead': 'day-of-the-dead',
  'Thanksgiving Day': 'thanksgiving',
  Thanksgiving: 'thanksgiving',
  'Christmas Eve': 'christmas-eve',
  'Christmas Day': 'christmas',
  'Boxing Day': 'boxing-day',
  "New Year's Eve": 'new-years-eve',
}

// Countries where shops celebrate a day as a different holiday.
const keyInCountry: Record<string, Record<string, HolidayKey>> = {
  ES: { 'Saint Joseph': 'fathers-day' },
  MX: { "All Souls' Day": 'day-of-the-dead' },
}

export const keyOf = (country: string, name: string): HolidayKey | null =>
  keyInCountry[country]?.[name] ?? keyOfName[name] ?? null

type Rule = (year: number) => string

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    dayOf(year, month, day)

/** `weekday` 0 is Sunday. */
const nth =
  (place: number, weekday: number, month: number, later = 0): Rule =>
  (year) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
    return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + (place - 1) * 7 + later)
  }

type Extra = { key: HolidayKey; rule: Rule; countries: readonly string[] | 'all'; except?: readonly string[] }

const americas = 'AR BO BR CA CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' ')

/** Important days for shops that a country's calendar may not list. */
export const extraDays: readonly Extra[] = [
  { key: 'valentine', rule: fixed(2, 14), countries: 'all', except: ['CO', 'BR'] },
  { key: 'womens-day', rule: fixed(3, 8), countries: 'all' },
  { key: 'book-day', rule: fixed(4, 23), countries: ['ES'] },
  { key: 'mothers-day', rule: nth(3, 0, 10), countries: ['AR'] },
  // Countries with another date for Mother's Day are already in the calendar.
  { key: 'mothers-day', rule: nth(2, 0, 5), countries: 'BR CA CL CO CU EC HN PE PR UY VE AU NZ'.split(' ') },
  {
    key: 'fathers-day',
    rule: nth(3, 0, 6),
    countries: 'AR CA CL CO CR CU EC MX PA PE PR PY VE IE'.split(' '),
  },
  { key: 'halloween', rule: fixed(10, 31), countries: [...americas, 'ES', 'GB', 'IE', 'AU', 'NZ'] },
  { key: 'childrens-day', rule: fixed(4, 30), countries: ['MX'] },
  { key: 'childrens-day', rule: nth(3, 0, 8), countries: ['AR'] },
  { key: 'childrens-day', rule: fixed(10, 12), countries: ['BR'] },
  { key: 'friends-day', rule: fixed(7, 20), countries: ['AR', 'UY'] },
  { key: 'love-and-friendship', rule: nth(3, 6, 9), countries: ['CO'] },
  // The long weekend before Revolution Day, from Friday on.
  { key: 'buen-fin', rule: nth(3, 1, 11, -3), countries: ['MX'] },
  { key: 'black-friday', rule: nth(4, 4, 11, 1), countries: 'all' },
  { key: 'christmas-eve', rule: fixed(12, 24), countries: [...americas, 'ES', 'GB', 'IE'] },
  { key: 'new-years-eve', rule: fixed(12, 31), countries: [...americas, 'ES', 'GB', 'IE', 'AU', 'NZ'] },
]
