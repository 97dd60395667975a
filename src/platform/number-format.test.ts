import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { formatChange, formatNumber, formatPercent } from './number-format.ts'

test.each(locales)('numbers in %s are those of Intl', (locale) => {
  const format = new Intl.NumberFormat(locale)
  for (const value of [
    0,
    -0,
    7,
    999,
    1000,
    9999,
    12_345,
    -1,
    1.5,
    0.25,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])
    expect(formatNumber(value, locale)).toBe(format.format(value))
})

test('percentages follow the language', () => {
  expect([formatPercent(8.7, 'en'), formatPercent(8.7, 'es')]).toEqual(['8.7%', '8,7\u00A0%'])
  expect([formatChange(12, 'en'), formatChange(-12, 'es'), formatChange(0, 'en')]).toEqual([
    '+12%',
    '-12\u00A0%',
    '0%',
  ])
})
