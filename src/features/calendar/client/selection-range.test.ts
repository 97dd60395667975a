import { expect, test } from 'vitest'
import type { CalendarItem } from '../calendar.contract.ts'
import { rangeOf } from './selection-context.ts'

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }) as CalendarItem)
const chip = (...ids: string[]) => items.filter(({ id }) => ids.includes(id))
const idsOf = (range: readonly CalendarItem[]) => range.map(({ id }) => id).join('')

test.each([
  ['b', ['d'], 'bcd'],
  ['d', ['b'], 'bcd'],
  ['b', ['d', 'e'], 'bcde'],
  ['c', ['c'], 'c'],
])('from %s to %s it is %s', (from, to, range) => {
  expect(idsOf(rangeOf(items, from, chip(...to)))).toBe(range)
})

test.each([null, 'gone'])('without a beginning (%s) it is the chip', (from) => {
  expect(idsOf(rangeOf(items, from, chip('b')))).toBe('b')
})
