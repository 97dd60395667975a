import { expect, test } from 'vitest'
import { type AllowanceHeaders, allowedAt, restUntil } from './allowance.ts'

const now = new Date('2026-03-10T10:00:00Z')
const names = { remaining: 'left', reset: 'reset' }
const inSeconds = { ...names, resetIn: 'seconds' } as const
const inEpoch = { ...names, resetIn: 'epoch' } as const
const inDate = { ...names, resetIn: 'date' } as const

const headerOf = (headers: Record<string, string>) => (name: string) => headers[name] ?? null
const epoch = (time: string) => `${Date.parse(time) / 1000}`

test.each<[string, AllowanceHeaders, Record<string, string>, string | null]>([
  ['seconds', inSeconds, { left: '0', reset: '2.417' }, '2026-03-10T10:00:03.000Z'],
  [
    'seconds since 1970',
    inEpoch,
    { left: '0', reset: epoch('2026-03-10T10:05:00Z') },
    '2026-03-10T10:05:00.000Z',
  ],
  ['a date', inDate, { left: '0', reset: '2026-03-10T10:02:00.123456Z' }, '2026-03-10T10:02:00.123Z'],
  ['some are left', inSeconds, { left: '3', reset: '2' }, null],
  ['no header at all', inSeconds, {}, null],
  ['no time', inSeconds, { left: '0' }, null],
  ['a time that is none', inEpoch, { left: '0', reset: 'soon' }, null],
  ['a count that is none', inSeconds, { left: '', reset: '20' }, null],
  [
    'a time that has passed',
    inEpoch,
    { left: '0', reset: epoch('2026-03-10T09:00:00Z') },
    '2026-03-10T10:00:01.000Z',
  ],
  [
    'a time in years',
    inEpoch,
    { left: '0', reset: epoch('2031-03-10T10:00:00Z') },
    '2026-03-11T10:00:00.000Z',
  ],
])('the rest after the last call: %s', (_case, headers, given, expected) => {
  expect(restUntil(headerOf(given), headers, now)?.toISOString() ?? null).toBe(expected)
})

test('a refused call without a time is tried again after a minute', () => {
  expect(allowedAt(headerOf({}), inDate, now).toISOString()).toBe('2026-03-10T10:01:00.000Z')
})
