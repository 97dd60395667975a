import { expect, test } from 'vitest'
import { dayOrderOf, readAmount, readMoment, readQuantity } from './read-cells.ts'

test.each([
  ['19.99', 'USD', 1999],
  ['19,99', 'EUR', 1999],
  ['1.234,50 €', 'EUR', 123_450],
  ['$1,234.50', 'USD', 123_450],
  ['1,234', 'USD', 123_400],
  ['1.234.567', 'EUR', 123_456_700],
  ['1 234,5', 'EUR', 123_450],
  ['USD 7', 'USD', 700],
  ['0', 'USD', 0],
  ['1500', 'JPY', 1500],
  ['¥1,500', 'JPY', 1500],
  ['1.5', 'JPY', null],
  ['1.234', 'KWD', 1234],
  ['-5', 'USD', null],
  ['', 'USD', null],
  ['free', 'USD', null],
  ['1,23,4', 'USD', null],
  ['1.2.3', 'EUR', null],
  ['99999999999999', 'USD', null],
])('%s in %s is %s minor units', (text, currency, units) => {
  expect(readAmount(text, currency)).toBe(units)
})

test.each([
  ['2', 2],
  ['0.5', 0.5],
  ['1,250', 1.25],
  ['two', null],
  ['-1', null],
])('a quantity of %s is %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test.each([
  ['2026-03-10', '2026-03-10T11:00:00.000Z'],
  ['2026-03-10 09:05', '2026-03-10T08:05:00.000Z'],
  ['2026-07-10T09:05:59', '2026-07-10T07:05:00.000Z'],
  ['2026-03-10T09:05:00Z', '2026-03-10T09:05:00.000Z'],
  ['10/3/2026', '2026-03-10T11:00:00.000Z'],
  ['10.03.2026 23:30', '2026-03-10T22:30:00.000Z'],
])('%s in Madrid, day first, is %s', (text, iso) => {
  expect(readMoment(text, 'day first', 'Europe/Madrid')).toEqual(new Date(iso))
})

test.each([
  ['2026-02-31', 'noDate'],
  ['2026-13-01', 'noDate'],
  ['31/2/2026', 'noDate'],
  ['10/3/26', 'noDate'],
  ['yesterday', 'noDate'],
  ['', 'noDate'],
  ['2026-03-10 25:00', 'noDate'],
])('%s is not a day', (text, problem) => {
  expect(readMoment(text, 'day first', 'Europe/Madrid')).toBe(problem)
})

test('the order of day and month comes from the file, or from a language without ambiguity', () => {
  expect(dayOrderOf(['3/10/2026', '25/10/2026'], 'en')).toBe('day first')
  expect(dayOrderOf(['3/10/2026', '10/25/2026'], 'es')).toBe('month first')
  expect(dayOrderOf(['3/10/2026'], 'es')).toBe('day first')
  expect(dayOrderOf(['3/10/2026'], 'en')).toBeNull()
  expect(readMoment('3/10/2026', null, 'UTC')).toBe('eitherDay')
  expect(readMoment('3/3/2026', null, 'UTC')).toEqual(new Date('2026-03-03T12:00:00Z'))
  expect(readMoment('3/10/2026', 'month first', 'UTC')).toEqual(new Date('2026-03-10T12:00:00Z'))
})
