import { describe, expect, test } from 'vitest'
import { countries } from '#platform/countries.ts'
import { holidaysAhead, holidaysOf } from './holidays.ts'
import { seasonOn } from './season.ts'

const dayOf = async (country: string, key: string, year = 2026) =>
  (await holidaysOf(country, year)).find((holiday) => holiday.key === key)?.day

describe('a holiday is on the right day for the country', () => {
  test.each([
    ['US', 'mothers-day', '2026-05-10'],
    ['ES', 'mothers-day', '2026-05-03'],
    ['MX', 'mothers-day', '2026-05-10'],
    ['GB', 'mothers-day', '2026-03-15'],
    ['AR', 'mothers-day', '2026-10-18'],
    ['ES', 'fathers-day', '2026-03-19'],
    ['US', 'fathers-day', '2026-06-21'],
    ['US', 'labour-day', '2026-09-07'],
    ['ES', 'labour-day', '2026-05-01'],
    ['US', 'national-day', '2026-07-04'],
    ['ES', 'national-day', '2026-10-12'],
    ['US', 'thanksgiving', '2026-11-26'],
    ['ES', 'black-friday', '2026-11-27'],
    ['MX', 'day-of-the-dead', '2026-11-02'],
    ['ES', 'epiphany', '2026-01-06'],
    ['ES', 'thanksgiving', undefined],
    ['CO', 'valentine', undefined],
  ])('%s: %s on %s', async (country, key, day) => {
    expect(await dayOf(country, key)).toBe(day)
  })
})

test('every country has its days in order, without duplicates', async () => {
  for (const country of countries) {
    const days = await holidaysOf(country, 2027)
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort())
    expect(new Set(days.map(({ key }) => key)).size).toBe(days.length)
    expect(days.every(({ day }) => day.startsWith('2027-'))).toBe(true)
  }
})

test('upcoming days continue over the end of the year', async () => {
  const ahead = await holidaysAhead('ES', '2026-12-28', 10)
  expect(ahead.map(({ key, day }) => [key, day])).toEqual([
    ['new-years-eve', '2026-12-31'],
    ['new-year', '2027-01-01'],
    ['epiphany', '2027-01-06'],
  ])
})

test.each([
  ['ES', '2026-01-15', 'winter'],
  ['ES', '2026-12-01', 'winter'],
  ['ES', '2026-07-15', 'summer'],
  ['AR', '2026-01-15', 'summer'],
  ['CL', '2026-07-15', 'winter'],
  ['AU', '2026-10-01', 'spring'],
  ['US', '2026-10-01', 'autumn'],
  ['CO', '2026-07-15', null],
])('in %s, %s is %s', (country, day, season) => {
  expect(seasonOn(day, country)).toBe(season)
})
