import { expect, test } from 'vitest'
import { conversionOf, perThousandOf, rounded } from './platform-rates.ts'

test('rates are of reach', () => {
  const figures = { reach: 2000, engagement: 31, clicks: 25 }
  expect([perThousandOf(figures), conversionOf(figures)]).toEqual([15.5, 1.25])
  expect([rounded(1.25), rounded(15.5), rounded(null)]).toEqual([1.3, 15.5, ''])
})

test.each([
  [{ reach: null, engagement: 31, clicks: 25 }, null, null],
  [{ reach: 2000, engagement: null, clicks: 0 }, null, 0],
  [{ reach: 2000, engagement: 0, clicks: null }, 0, null],
  [{ reach: 0, engagement: 0, clicks: 0 }, null, null],
])('%o has no rate without both figures', (figures, perThousand, conversion) => {
  expect([perThousandOf(figures), conversionOf(figures)]).toEqual([perThousand, conversion])
})
