import { expect, test } from 'vitest'
import { shiftBetween, shiftedBy } from './move-to.ts'

const at = (day: string, time: string) => ({ day, time })

test('selected posts move by the same number of days and keep their times', () => {
  const shift = shiftBetween(at('2026-03-30', '09:00'), { day: '2026-04-02' })
  expect(shiftedBy(at('2026-03-28', '18:30'), shift)).toEqual({ day: '2026-03-31' })
})

test.each([
  ['10:00', '2026-03-11', '11:30'],
  ['23:00', '2026-03-12', '00:30'],
])('in the hours of a week %s moves by the same time', (time, day, moved) => {
  const shift = shiftBetween(at('2026-03-09', '09:00'), { day: '2026-03-10', time: '10:30' })
  expect(shiftedBy(at('2026-03-10', time), shift)).toEqual({ day, time: moved })
})

test('earlier than midnight is the day before', () => {
  const shift = shiftBetween(at('2026-03-10', '09:00'), { day: '2026-03-10', time: '08:00' })
  expect(shiftedBy(at('2026-03-10', '00:15'), shift)).toEqual({ day: '2026-03-09', time: '23:15' })
})
