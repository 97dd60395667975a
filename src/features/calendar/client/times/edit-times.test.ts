import { expect, test } from 'vitest'
import { addTime, hasTimes, removeTime } from './edit-times.ts'

const empty = Array.from({ length: 7 }, (): string[] => [])

test('a time is added to the chosen days, in order and once', () => {
  const first = addTime(empty, 'weekdays', '17:30')
  const days = 'days' in first ? first.days : []
  expect(days.map((times) => times.length)).toEqual([0, 1, 1, 1, 1, 1, 0])
  expect(addTime(days, 'everyDay', '17:30')).toEqual({ days: Array(7).fill(['17:30']) })
  expect(addTime(days, '1', '09:00')).toMatchObject({ days: { 1: ['09:00', '17:30'], 2: ['17:30'] } })
})

test('a time too close to another, or too many of them, are named', () => {
  const hourly = Array.from({ length: 7 }, () => Array.from({ length: 8 }, (_, hour) => `1${hour}:00`))
  expect(addTime(hourly, '0', '10:30')).toEqual({ problem: 'tooManyTimes' })
  expect(addTime(Array(7).fill(['10:00']), '0', '10:59')).toEqual({ problem: 'timesTooClose' })
})

test('a removed time leaves only its day', () => {
  const days = removeTime(Array(7).fill(['10:00']), 2, '10:00')
  expect(days.map((times) => times.length)).toEqual([1, 1, 0, 1, 1, 1, 1])
  expect(hasTimes(days)).toBe(true)
  expect(hasTimes(empty)).toBe(false)
})
