import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CampaignStatus, campaignStatus, type PostState, postStates } from './campaign-status.ts'

const table: [PostState[], CampaignStatus][] = [
  [[], 'draft'],
  [['draft'], 'draft'],
  [['draft', 'draft'], 'draft'],
  [['scheduled'], 'scheduled'],
  [['draft', 'scheduled'], 'scheduled'],
  [['sending'], 'scheduled'],
  [['sending', 'published'], 'scheduled'],
  [['scheduled', 'failed'], 'scheduled'],
  [['scheduled', 'needs_you'], 'scheduled'],
  [['published'], 'published'],
  [['published', 'failed'], 'published'],
  [['published', 'needs_you'], 'published'],
  [['published', 'unconfirmed'], 'published'],
  [['published', 'draft'], 'published'],
  [['needs_you'], 'scheduled'],
  [['unconfirmed'], 'scheduled'],
  [['needs_you', 'failed'], 'scheduled'],
  [['unconfirmed', 'failed', 'draft'], 'scheduled'],
  [['failed'], 'failed'],
  [['failed', 'failed'], 'failed'],
  [['failed', 'draft'], 'failed'],
]

test.each(table)('posts that are %j make a campaign %s', (states, status) => {
  expect(campaignStatus(states)).toBe(status)
})

describe('whatever the posts are', () => {
  const states = fc.array(fc.constantFrom(...postStates), { minLength: 1, maxLength: 23 })

  test('a campaign has failed only when none went out, none is to come and none waits', () => {
    fc.assert(
      fc.property(states, (some) => {
        const hasFailed = campaignStatus(some) === 'failed'
        expect(hasFailed).toBe(
          some.includes('failed') && some.every((state) => state === 'failed' || state === 'draft'),
        )
      }),
    )
  })

  test('their order does not matter, and neither does how many there are of one state', () => {
    fc.assert(
      fc.property(states, (some) => {
        expect(campaignStatus([...some].reverse())).toBe(campaignStatus(some))
        expect(campaignStatus([...some, ...some])).toBe(campaignStatus(some))
      }),
    )
  })

  test('it is a draft only while nothing at all has been started', () => {
    fc.assert(
      fc.property(states, (some) => {
        expect(campaignStatus(some) === 'draft').toBe(some.every((state) => state === 'draft'))
      }),
    )
  })
})
