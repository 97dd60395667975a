import { expect, test } from 'vitest'
import { folded, isOneTypoAway } from './similar-words.ts'

test('case and accents do not count', () => {
  expect(folded('Peluquería ÑANDÚ')).toBe('peluqueria nandu')
})

test.each([
  ['added', 'calendar', 'calenddar'],
  ['missing', 'calendar', 'calndar'],
  ['wrong', 'calendar', 'calandar'],
  ['swapped', 'calendar', 'caelndar'],
  ['none', 'calendar', 'calendar'],
])('one letter %s', (_what, a, b) => {
  expect([isOneTypoAway(a, b), isOneTypoAway(b, a)]).toEqual([true, true])
})

test.each([
  ['calendar', 'calnder'],
  ['calendar', 'calendario'],
  ['a', 'bc'],
])('%s and %s differ by more', (a, b) => {
  expect(isOneTypoAway(a, b)).toBe(false)
})
