import { expect, test } from 'vitest'
import type { Attempt, AttemptOutcome, Post } from './post-shape.ts'
import { storyOf } from './post-story.ts'

const at = (time: string) => `2026-03-10T${time}:00.000Z`

const attempt = (number: number, time: string, outcome: AttemptOutcome | null, endedAt = time): Attempt => ({
  id: `attempt ${number}`,
  number,
  accountName: 'Luna',
  isTest: false,
  startedAt: at(time),
  endedAt: outcome ? at(endedAt) : null,
  outcome,
  detail: null,
})

const post = (more: Partial<Post>): Post => ({
  id: 'post',
  platform: 'x',
  accountId: null,
  accountName: '',
  title: '',
  text: 'Hello',
  followUps: [],
  options: {},
  writtenBy: null,
  state: 'draft',
  destination: 'network',
  scheduledFor: null,
  dueAt: null,
  isOverdue: false,
  plannedZone: null,
  publishedAt: null,
  remoteUrl: null,
  isConfirmed: false,
  confirmedByName: null,
  reason: null,
  reasonDetail: null,
  answer: null,
  restsUntil: null,
  formats: [],
  adType: null,
  budget: null,
  results: { reach: 0, likes: 0, comments: 0, shares: 0, clicks: 0, at: null },
  media: [],
  isBeingDrawn: false,
  limits: null,
  problems: [],
  attempts: [],
  ...more,
})

const told = (more: Partial<Post>) =>
  storyOf(post(more)).map((step) =>
    step.kind === 'sent'
      ? [
          step.attempt.outcome ?? 'running',
          step.late && `${step.late.minutes} late: ${step.late.because}`,
          step.knownAt && 'known later',
        ]
          .filter(Boolean)
          .join(', ')
      : step.kind,
  )

test.each<[string, Partial<Post>, string[]]>([
  ['a draft', {}, []],
  ['a draft for a day', { scheduledFor: at('10:00') }, ['planned']],
  ['planned', { state: 'scheduled', scheduledFor: at('10:00'), dueAt: at('10:00') }, ['planned']],
  [
    'sent on time',
    { state: 'published', scheduledFor: at('10:00'), attempts: [attempt(1, '10:01', 'published')] },
    ['planned', 'published'],
  ],
  [
    'sent late, without a worker',
    { state: 'published', scheduledFor: at('10:00'), attempts: [attempt(1, '10:17', 'published')] },
    ['planned', 'published, 17 late: first'],
  ],
  [
    'waiting because the network has asked for a pause',
    { state: 'scheduled', scheduledFor: at('10:00'), dueAt: at('10:20'), restsUntil: at('10:20') },
    ['planned', 'rests'],
  ],
  [
    'waiting for the network',
    {
      state: 'scheduled',
      scheduledFor: at('10:00'),
      dueAt: at('10:20'),
      attempts: [attempt(1, '10:00', 'rate_limited')],
    },
    ['planned', 'rate_limited', 'waits'],
  ],
  [
    'late because of earlier attempts',
    {
      state: 'published',
      scheduledFor: at('10:00'),
      attempts: [attempt(1, '10:00', 'rate_limited'), attempt(2, '10:20', 'published')],
    },
    ['planned', 'rate_limited', 'published, 20 late: rate_limited'],
  ],
  [
    'being processed there',
    { state: 'sending', scheduledFor: at('10:00'), attempts: [attempt(1, '10:00', 'processing')] },
    ['planned', 'processing'],
  ],
  [
    'being looked up',
    { state: 'sending', scheduledFor: at('10:00'), attempts: [attempt(1, '10:00', 'unknown')] },
    ['planned', 'unknown', 'asking'],
  ],
  [
    'found there later',
    {
      state: 'published',
      scheduledFor: at('10:00'),
      attempts: [attempt(1, '10:00', 'published', '10:05')],
    },
    ['planned', 'published, known later'],
  ],
  [
    'unconfirmed',
    { state: 'unconfirmed', scheduledFor: at('10:00'), attempts: [attempt(1, '10:00', 'unknown', '10:30')] },
    ['planned', 'unknown, known later', 'unconfirmed'],
  ],
  [
    'confirmed by a person',
    {
      state: 'published',
      scheduledFor: at('10:00'),
      publishedAt: at('12:00'),
      isConfirmed: true,
      confirmedByName: 'Ana Ruiz',
    },
    ['planned', 'confirmed'],
  ],
  [
    'waiting as a draft in the app of the network, and sent there again',
    {
      state: 'needs_you',
      scheduledFor: at('10:00'),
      reason: 'finish_in_app',
      attempts: [attempt(1, '10:00', 'drafted'), attempt(2, '10:30', 'drafted')],
    },
    ['planned', 'drafted', 'drafted, 30 late: drafted', 'stopped'],
  ],
  [
    'stopped without an attempt',
    { state: 'needs_you', scheduledFor: at('10:00'), reason: 'no_account' },
    ['planned', 'stopped'],
  ],
  [
    'refused',
    {
      state: 'failed',
      reason: 'rejected',
      scheduledFor: at('10:00'),
      attempts: [attempt(1, '10:00', 'rejected')],
    },
    ['planned', 'rejected'],
  ],
  [
    'failed, and sent again at another time',
    {
      state: 'published',
      scheduledFor: at('12:00'),
      attempts: [attempt(1, '10:00', 'rejected'), attempt(2, '12:00', 'published')],
    },
    ['rejected', 'planned', 'published'],
  ],
  [
    'sending after a process died',
    {
      state: 'sending',
      scheduledFor: at('10:00'),
      attempts: [attempt(1, '10:00', null), attempt(2, '10:09', null)],
    },
    ['planned', 'running', 'running, 9 late: unknown'],
  ],
])('%s', (_what, more, steps) => {
  expect(told(more)).toEqual(steps)
})
