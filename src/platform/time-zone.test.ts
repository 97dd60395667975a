import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { isTimeZone } from './time-zone.ts'

test.each([
  ['Europe/Madrid', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Asia/Kolkata', true],
  ['Asia/Calcutta', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
  ["Europe/Madrid'; drop table", false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected)
})

test('every country is listed once and has a name in both languages', () => {
  expect(countries).toHaveLength(249)
  expect(new Set(countries).size).toBe(249)
  for (const locale of ['en', 'es']) {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    expect(countries.filter((code) => names.of(code) === code)).toEqual([])
  }
})
