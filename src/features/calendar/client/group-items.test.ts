import { expect, test } from 'vitest'
import type { CalendarItem } from '../calendar.contract.ts'
import { groupItems } from './group-items.ts'

const item = (id: string, changes: Partial<CalendarItem> = {}): CalendarItem => ({
  id,
  kind: 'post',
  title: 'Spring',
  platform: 'x',
  accountName: '',
  scheduledFor: '2026-03-10T10:00:00.000Z',
  plannedZone: 'UTC',
  day: '2026-03-10',
  time: '10:00',
  status: 'scheduled',
  state: 'scheduled',
  isOverdue: false,
  content: '',
  thumbnailUrl: null,
  previewUrl: null,
  engagement: null,
  campaignId: 'spring',
  planId: null,
  canMove: true,
  ...changes,
})

const idsOf = (items: CalendarItem[]) => groupItems(items).map((group) => group.map(({ id }) => id))

test('posts of a campaign at one time are one chip, in the order of the first', () => {
  const other = item('c', { campaignId: 'summer' })
  expect(idsOf([item('a'), other, item('b', { platform: 'facebook' })])).toEqual([['a', 'b'], ['c']])
})

test.each([
  ['another time', { time: '11:00' }],
  ['a failure', { status: 'failed', state: 'failed', canMove: false }],
  ['an overdue post', { isOverdue: true }],
  ['one that cannot move', { canMove: false }],
] as const)('%s is a chip of its own', (_what, changes) => {
  expect(idsOf([item('a'), item('b', changes)])).toEqual([['a'], ['b']])
})

test('days of a plan and samples stay alone', () => {
  const alone = { campaignId: null }
  expect(idsOf([item('a', alone), item('b', alone)])).toEqual([['a'], ['b']])
})
