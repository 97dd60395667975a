import { expect, test } from 'vitest'
import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'
import { refreshOutcome } from './refresh-outcome.ts'

const unknown = { reach: null, interactions: null, likes: null, comments: null, shares: null, clicks: null }

const post = (given: Partial<PostResults>): PostResults => ({
  ...unknown,
  postId: '',
  platform: 'x',
  accountName: '',
  publishedAt: null,
  destination: 'network',
  whyUnread: null,
  isDemo: false,
  thumbnailUrl: null,
  readAt: null,
  nextReadAt: null,
  problem: null,
  ...given,
})

const ended = (hasNews: boolean): CampaignResults['refresh'] => ({
  isRunning: false,
  finishedAt: null,
  hasNews,
})

const fine = post({})
const silent = post({ problem: 'unreachable' })
const byHand = post({ destination: 'person', whyUnread: 'no_link' })
const readByHand = post({ destination: 'person' })
const demo = post({ destination: 'test', isDemo: true })

test.each([
  ['updated', [fine, fine], true],
  ['unchanged', [fine, byHand], false],
  ['updated', [readByHand, byHand], true],
  ['partly', [fine, silent], true],
  ['partly', [fine, silent], false],
  ['refused', [silent, byHand], false],
  ['demo', [demo, byHand], false],
  ['unchanged', [demo, fine], false],
] as const)('%s, case %#', (outcome, posts, hasNews) => {
  expect(refreshOutcome({ posts: [...posts], refresh: ended(hasNews) })).toBe(outcome)
})
