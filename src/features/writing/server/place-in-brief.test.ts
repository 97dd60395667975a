import { expect, test } from 'vitest'
import { placeInBrief } from './place-in-brief.ts'

const find = (typed: string, read: string, part: string, from = 0) => {
  const start = read.indexOf(part, from)
  const place = placeInBrief(typed, read, { start, end: start + part.length })
  return place && typed.slice(place.start, place.end)
}

test('a part is found in the brief as typed, behind markup and blank lines', () => {
  expect(find('2x1 until Sunday', '2x1 until Sunday', 'until Sunday')).toBe('until Sunday')
  expect(find('<b>2x1</b>\n\nuntil Sunday', '2x1 \nuntil Sunday', 'until Sunday')).toBe('until Sunday')
  expect(find('2X1 UNTIL SUNDAY', '2x1 until Sunday', 'until Sunday')).toBe('UNTIL SUNDAY')
})

test('of two equal parts, the right one is found', () => {
  const typed = '  open Friday, closed Friday'
  expect(placeInBrief(typed, typed.trim(), { start: 20, end: 26 })).toEqual({ start: 22, end: 28 })
})

test('a part that stands differently in the brief has no place', () => {
  expect(find('un\u200btil Sunday', 'until Sunday', 'until Sunday')).toBe(null)
  expect(find('<i>i</i>', ' i ', 'i')).toBe(null)
})
