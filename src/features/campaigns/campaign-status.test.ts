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

test.each(table)('posts in %j make a campaign %s', (states, status) => {
  expect(campaignStatus(states)).toBe(status)
})

describe('for every combination of post states', () => {
  const states = fc.array(fc.constantFrom(...postStates), { minLength: 1, maxLength: 23 })

  test('a campaign is failed only if no post is published, upcoming or needs a person', () => {
    fc.assert(
      fc.property(states, (some) => {
        const hasFailed = campaignStatus(some) === 'failed'
        expect(hasFailed).toBe(
          some.includes('failed') && some.every((state) => state === 'failed' || state === 'draft'),
        )
      }),
    )
  })

  test('the order and number of posts per state do not matter', () => {
    fc.assert(
      fc.property(states, (some) => {
        expect(campaignStatus([...some].reverse())).toBe(campaignStatus(some))
        expect(campaignStatus([...some, ...some])).toBe(campaignStatus(some))
      }),
    )
  })

  test('a campaign is a draft only while all its posts are drafts', () => {
    fc.assert(
      fc.property(states, (some) => {
        expect(campaignStatus(some) === 'draft').toBe(some.every((state) => state === 'draft'))
      }),
    )
  })
})
