import { expect, test } from 'vitest'
import { sceneIn } from '../scene.fixture.ts'
import { habit } from './habits.ts'

const text = 'Thursday, December 3 at 7 PM. Open Monday to Friday, December 24 and 25, 10 AM–2 PM.'
const shops = ['Crumb', 'Paws', 'Lumen', 'Fern', 'Mane & Co', 'Loaf', 'Anchor', 'Posy']
const written = (shop: string, country = 'US', words = text) =>
  habit(words, sceneIn(country, { shop, kind: 'hours' }))

test('shops write hours and dates in their own way, the same in all texts', () => {
  const ways = new Set(shops.map((shop) => written(shop)))
  expect(ways.size).toBeGreaterThan(2)
  for (const shop of shops) expect(written(shop)).toBe(written(shop))
})

test('a text has one way only', () => {
  for (const shop of shops) {
    const told = written(shop)
    expect(/\d [AP]M/.test(told) && /\d[ap]m/.test(told)).toBe(false)
    expect(/December 3rd/.test(told)).toBe(/December 24th and 25th/.test(told))
  }
})

test('days of other countries stand before their month', () => {
  const told = shops.map((shop) => written(shop, 'GB', 'From 1 to 3 December, not on 11 January.'))
  expect(new Set(told)).toEqual(
    new Set(['From 1 to 3 December, not on 11 January.', 'From 1st to 3rd December, not on 11th January.']),
  )
})

test('hours, years and quotes stay', () => {
  for (const shop of shops) {
    expect(written(shop, 'US', 'December 3, 10:30 or December 2027')).toMatch(/, 10:30 or December 2027$/)
    expect(written(shop, 'US', '“I came on December 3 at 7 PM” — Ann')).toBe(
      '“I came on December 3 at 7 PM” — Ann',
    )
  }
})

test('a shop without a name has the usual way', () => {
  expect(written('')).toBe(text)
})
