import { expect, test } from 'vitest'
import { creatorUrl, type Proposal, proposalIn } from './creator-url.ts'

test.each<Proposal>([
  { idea: 'Zoë & co: 50 % + "<b>more</b>"? ‮' },
  { platform: 'x' },
  { idea: 'Tea', when: '2026-03-10T10:00' },
])('%j round-trips through the URL', (proposal) => {
  const { pathname, searchParams } = new URL(creatorUrl(proposal), 'https://shop.example')
  expect(pathname).toBe('/waterfall')
  expect(proposalIn(searchParams)).toEqual(proposal)
})

test.each(['', 'tab=planner', 'idea=', 'idea=%20&platform='])('"%s" proposes nothing', (search) => {
  expect(proposalIn(new URLSearchParams(search))).toBeNull()
})
