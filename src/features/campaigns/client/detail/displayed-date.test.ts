import { expect, test } from 'vitest'
import { campaignDate, postDate } from './displayed-date.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const before = '2026-03-10T11:59:00.000Z'
const later = '2026-03-10T12:01:00.000Z'

test.each([
  ['draft', later, 'plannedFor'],
  ['draft', before, 'wasPlannedFor'],
  ['scheduled', later, 'scheduledFor'],
  ['scheduled', before, 'wasPlannedFor'],
  ['failed', later, 'plannedFor'],
  ['failed', before, 'wasPlannedFor'],
  ['published', before, 'wentOut'],
] as const)('labels a %s campaign dated %s as %s', (status, date, kind) => {
  expect(campaignDate(status, date, now)).toBe(kind)
})

const post = { state: 'scheduled', publishedAt: null, scheduledFor: later, isOverdue: false } as const

test.each([
  ['to come', post, { kind: 'scheduled', at: later }],
  ['a draft for a day', { ...post, state: 'draft' }, { kind: 'planned', at: later }],
  [
    'a draft for a day gone by',
    { ...post, state: 'draft', scheduledFor: before },
    { kind: 'wasPlanned', at: before },
  ],
  [
    'waiting for a person',
    { ...post, state: 'needs_you', scheduledFor: before },
    { kind: 'wasPlanned', at: before },
  ],
  ['failed', { ...post, state: 'failed', scheduledFor: before }, { kind: 'wasPlanned', at: before }],
  [
    'unconfirmed',
    { ...post, state: 'unconfirmed', scheduledFor: before },
    { kind: 'wasPlanned', at: before },
  ],
  ['tried again later', { ...post, scheduledFor: before }, { kind: 'wasPlanned', at: before }],
  ['overdue', { ...post, scheduledFor: before, isOverdue: true }, { kind: 'overdue', at: before }],
  [
    'out',
    { ...post, state: 'published', scheduledFor: before, publishedAt: later },
    { kind: 'published', at: later },
  ],
  ['without a day', { ...post, state: 'draft', scheduledFor: null }, null],
] as const)('a post that is %s', (_what, given, told) => {
  expect(postDate(given, now)).toEqual(told)
})
