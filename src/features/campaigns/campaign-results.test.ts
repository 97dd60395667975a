import { describe, expect, test } from 'vitest'
import type { Results } from '#connectors/social/adapter.ts'
import { bestOf, type Figures, growthOf, latestOf, totalsOf } from './campaign-results.ts'

const unknown: Figures = {
  reach: null,
  interactions: null,
  likes: null,
  comments: null,
  shares: null,
  clicks: null,
}
const none: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

describe('totals', () => {
  test('a figure that no post reported is unknown, not zero', () => {
    expect(totalsOf([])).toEqual(unknown)
    expect(totalsOf([unknown, { ...unknown, reach: 0 }])).toEqual({ ...unknown, reach: 0 })
  })

  test('posts without a figure are left out of its sum', () => {
    const totals = totalsOf([
      { ...unknown, reach: 900, clicks: 3 },
      { ...unknown, reach: 100 },
    ])
    expect(totals).toMatchObject({ reach: 1000, clicks: 3, likes: null })
  })
})

describe('latest figures', () => {
  test('a later day replaces an earlier one, but a missing figure keeps its value', () => {
    const latest = latestOf([
      { ...none, postId: 'a', day: '2026-03-01', reach: 10, likes: 2 },
      { ...none, postId: 'b', day: '2026-03-01', reach: 7 },
      { ...none, postId: 'a', day: '2026-03-02', reach: 25, comments: 1 },
    ])
    expect(latest.get('a')).toEqual({ ...unknown, reach: 25, likes: 2, comments: 1, interactions: 3 })
    expect(latest.get('b')).toEqual({ ...unknown, reach: 7 })
  })
})

describe('the best post', () => {
  const a = { ...unknown, postId: 'a', reach: 500, interactions: 4, clicks: 1 }
  const b = { ...unknown, postId: 'b', reach: 200, interactions: 9, clicks: 0 }

  test('has the most interactions', () => {
    expect(bestOf([a, b])).toEqual({
      postId: 'b',
      by: 'interactions',
      value: 9,
      total: 13,
      comparedPosts: 2,
    })
  })

  test('is chosen by reach, then by clicks, while there are no interactions', () => {
    const quiet = [
      { ...a, interactions: 0 },
      { ...b, interactions: null },
    ]
    expect(bestOf(quiet)).toMatchObject({ postId: 'a', by: 'reach', value: 500, total: 700 })
    expect(bestOf(quiet.map((post) => ({ ...post, reach: null })))).toMatchObject({ by: 'clicks', value: 1 })
  })

  test('does not exist without a figure above zero', () => {
    expect(bestOf([])).toBeNull()
    expect(bestOf([{ ...unknown, postId: 'a', reach: 0, interactions: 0 }])).toBeNull()
  })

  test('of equal ones is the first', () => {
    expect(bestOf([a, { ...a, postId: 'c' }])?.postId).toBe('a')
  })
})

describe('growth', () => {
  const read = (postId: string, day: string, results: Partial<Results>) => ({
    ...none,
    postId,
    day,
    ...results,
  })

  test('fills days without a read, and goes on until the last read', () => {
    const growth = growthOf(
      [
        read('a', '2026-02-27', { reach: 10, likes: 1 }),
        read('b', '2026-03-01', { reach: 5 }),
        read('a', '2026-03-01', { reach: 12, likes: 2 }),
      ],
      '2026-03-02',
    )
    expect(growth).toEqual([
      { day: '2026-02-27', reach: 10, interactions: 1, clicks: null },
      { day: '2026-02-28', reach: 10, interactions: 1, clicks: null },
      { day: '2026-03-01', reach: 17, interactions: 2, clicks: null },
      { day: '2026-03-02', reach: 17, interactions: 2, clicks: null },
    ])
  })

  test('shows the last ninety days of a long history', () => {
    const growth = growthOf([read('a', '2025-01-01', { reach: 1 })], '2026-01-01')
    expect(growth).toHaveLength(90)
    expect(growth.at(-1)).toMatchObject({ day: '2026-01-01', reach: 1 })
  })

  test('is empty before the first read', () => {
    expect(growthOf([], '2026-01-01')).toEqual([])
  })
})
