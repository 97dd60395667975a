import { expect, test } from 'vitest'
import { instantAt, readClocks } from './wall-time.ts'

test.each([
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['Europe/Madrid', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['America/Mexico_City', '2026-04-05', '02:30', '2026-04-05T08:30:00.000Z'],
  // The clock jumps at midnight: that day starts at one.
  ['America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30:00.000Z'],
])('in %s, %s at %s is %s', (timeZone, day, time, instant) => {
  expect(instantAt(timeZone, day, time).toISOString()).toBe(instant)
})

test.each([
  ['Europe/Madrid', '2026-03-29', '01:59', 'once'],
  ['Europe/Madrid', '2026-03-29', '02:00', 'never'],
  ['Europe/Madrid', '2026-03-29', '02:59', 'never'],
  ['Europe/Madrid', '2026-03-29', '03:00', 'once'],
  ['Europe/Madrid', '2026-10-25', '01:59', 'once'],
  ['Europe/Madrid', '2026-10-25', '02:00', 'twice'],
  ['Europe/Madrid', '2026-10-25', '03:00', 'once'],
  ['America/Santiago', '2026-04-04', '23:00', 'twice'],
  ['America/Santiago', '2026-09-06', '00:59', 'never'],
  // Half an hour is the whole change here.
  ['Australia/Lord_Howe', '2026-10-04', '02:15', 'never'],
  ['UTC', '2026-03-29', '02:30', 'once'],
])('clocks of %s on %s show %s %s', (timeZone, day, time, occurs) => {
  expect(readClocks(timeZone, day, time).occurs).toBe(occurs)
})

test('absurd years break nothing', () => {
  for (const day of ['0002-03-10', '0999-01-01', '9998-12-31'])
    expect(instantAt('Europe/Madrid', day, '10:00').getTime()).not.toBeNaN()
})
