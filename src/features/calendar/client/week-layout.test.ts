import { expect, test } from 'vitest'
import type { CalendarItem } from '../calendar.contract.ts'
import type { ChipItems } from './group-items.ts'
import { hoursInUse, layOutDay, timeAt, topOf } from './week-layout.ts'

const chip = (time: string, posts = 1): ChipItems =>
  Array.from({ length: posts }, (_, place) => ({ id: `${time} ${place}`, time }) as CalendarItem) as [
    CalendarItem,
    ...CalendarItem[],
  ]

const lanesOf = (...chips: ChipItems[]) =>
  layOutDay(chips).placed.map(({ chip: [{ time }], lane, lanes }) => `${time} ${lane + 1}/${lanes}`)

test('chips that overlap stand side by side, others have the whole width', () => {
  expect(lanesOf(chip('10:30'), chip('09:00'), chip('10:00'))).toEqual([
    '09:00 1/1',
    '10:00 1/2',
    '10:30 2/2',
  ])
})

test('a lane is used again once its chip ends', () => {
  expect(lanesOf(chip('10:00'), chip('10:30'), chip('10:45'))).toEqual([
    '10:00 1/2',
    '10:30 2/2',
    '10:45 1/2',
  ])
})

test('chips without room are counted by posts, at the time of the first', () => {
  const { placed, hidden } = layOutDay([chip('10:00'), chip('10:00'), chip('10:05', 3), chip('10:10')])
  expect(placed).toHaveLength(2)
  expect(hidden).toEqual([{ minutes: 605, posts: 4 }])
})

test('many chips of one day cost few elements', () => {
  const all = Array.from({ length: 700 }, (_, place) =>
    chip(`${String(8 + (place % 12)).padStart(2, '0')}:00`),
  )
  const { placed, hidden } = layOutDay(all)
  expect([placed.length, hidden.length]).toEqual([24, 12])
})

test.each([
  ['00:00', '00:00'],
  ['09:15', '09:15'],
  ['23:45', '23:45'],
])('%s keeps its place', (time, same) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  expect(timeAt(topOf(minutes))).toBe(same)
})

test.each([
  [-40, '00:00'],
  [topOf(9 * 60 + 7), '09:00'],
  [topOf(9 * 60 + 8), '09:15'],
  [topOf(30 * 60), '23:45'],
])('the height %s is %s', (top, time) => {
  expect(timeAt(top)).toBe(time)
})

test('the open hours reach from the first to the last use', () => {
  expect(hoursInUse([])).toEqual({ from: 8, to: 20 })
  expect(hoursInUse(['18:30', '09:00'])).toEqual({ from: 8, to: 19 })
  expect(hoursInUse(['00:10', '23:50'])).toEqual({ from: 0, to: 23 })
})
