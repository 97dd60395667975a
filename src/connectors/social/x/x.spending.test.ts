import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { OutgoingPost } from '../adapter.ts'
import { outgoingMediaOf } from '../conformance/outgoing-post.fixture.ts'
import { type Attempts, budgetOf, callsTo, Killed, startAttempts } from './x.attempts.fixture.ts'

let at: Attempts
let network: Attempts['network']
beforeEach(async () => {
  at = await startAttempts(readEnv)
  network = at.network
})
afterEach(() => network.close())

const FOR_EVER = Number.POSITIVE_INFINITY
const texts = () => network.posts.map(({ text }) => text)
const thread = { text: 'One', followUps: ['Two', 'See luna.bakery'] }
const refusedThread = { text: 'One', followUps: ['Two', 'x'.repeat(281)] }
const picture = (alt = '') => outgoingMediaOf('picture', { alt })

describe('before the first part', () => {
  test('the whole thread is set aside, and X charges as much', async () => {
    const budget = budgetOf()
    await at.publish({ ...thread, budget })
    expect([budget.setAside(), network.charged]).toEqual([230, 230])
  })

  test('a thread that would pass the limit is refused before anything is uploaded', async () => {
    const budget = budgetOf(229)
    expect(await at.attempt({ ...thread, media: [picture()], budget })).toEqual({
      kind: 'rejected',
      reason: expect.any(String),
      code: 'spending_limit',
    })
    expect([network.requests, budget.setAside()]).toEqual([[], 0])
    budget.limit = 230
    expect(await at.publish({ ...thread, media: [picture()], budget })).toMatchObject({ kind: 'published' })
  })

  test('descriptions of images cost, too; without room for them, nothing is posted and all is given back', async () => {
    const budget = budgetOf(24)
    const post = { media: [picture('One'), picture(), picture('Three')], budget }
    expect(await at.attempt(post)).toMatchObject({ kind: 'rejected', code: 'spending_limit' })
    // The first description was charged.
    expect([texts(), budget.setAside(), network.charged]).toEqual([[], 5, 5])
    budget.limit = FOR_EVER
    expect(await at.publish(post)).toMatchObject({ kind: 'published' })
    expect(network.charged).toBeLessThanOrEqual(budget.setAside())
  })

  test('without a limit, nothing is counted', async () => {
    expect(await at.publish(thread)).toMatchObject({ kind: 'published' })
  })
})

describe('what X did not charge is given back', () => {
  test.each([
    ['refused', 'refuses'],
    ['limited', 'rate-limits'],
    ['not let in', 'token-expired'],
  ] as const)('%s', async (_case, fault) => {
    const budget = budgetOf()
    network.fault = fault
    const { kind } = await at.attempt({ budget })
    expect([kind, budget.setAside(), network.charged]).toEqual([kind, 0, 0])
  })

  test('a file that cannot be sent', async () => {
    const budget = budgetOf()
    const media = [outgoingMediaOf('picture', { type: 'image/x-unknown' })]
    await expect(at.attempt({ media, budget })).rejects.toMatchObject({ problem: 'file_type' })
    expect(budget.setAside()).toBe(0)
  })

  test('a look that shows no posts', async () => {
    const budget = budgetOf()
    network.fault = 'down'
    await at.publish({ budget })
    await at.publish({ budget })
    expect([texts().length, budget.setAside(), network.charged]).toEqual([1, 15, 15])
  })

  test('but not after a lost answer, although X no longer shows the post and refuses it then', async () => {
    const budget = budgetOf()
    network.fault = 'cut-after-accept'
    expect((await at.attempt({ budget })).kind).toBe('unknown')
    // A person deletes it before we look.
    network.posts.length = 0
    network.fault = 'refuses'
    expect(await at.publish({ budget })).toMatchObject({ kind: 'rejected', code: 'not_allowed' })
    expect([network.charged, budget.setAside()]).toEqual([15, 15])
  })

  test('but not while it is unclear whether it was charged', async () => {
    const budget = budgetOf()
    network.fault = 'down'
    expect((await at.attempt({ budget })).kind).toBe('unknown')
    expect(budget.setAside()).toBe(15)
  })
})

test('a look that would pass the limit is left to a person, and made when there is room', async () => {
  const budget = budgetOf(39)
  network.fault = 'cut-after-accept'
  expect((await at.attempt({ budget })).kind).toBe('unknown')
  expect(await at.publish({ budget })).toMatchObject({ kind: 'unknown' })
  expect(callsTo(network).filter((call) => call.startsWith('GET'))).toEqual([])
  budget.limit = 40
  expect(await at.publish({ budget })).toMatchObject({ kind: 'published' })
  expect([network.charged, budget.setAside()]).toEqual([20, 40])
})

describe('a thread that is refused halfway', () => {
  test('leaves what its parts and their removal cost; the corrected one is set aside again', async () => {
    const budget = budgetOf()
    expect(await at.publish({ ...refusedThread, budget })).toMatchObject({ kind: 'rejected' })
    expect([network.charged, budget.setAside()]).toEqual([50, 50])
    at.startOver()
    const reference = 'another-attempt-of-the-same-post'
    expect(await at.publish({ ...thread, reference, budget })).toMatchObject({ kind: 'published' })
    expect([network.charged, budget.setAside()]).toEqual([280, 280])
  })

  test('sent again as it was, it is set aside again', async () => {
    const budget = budgetOf()
    await at.publish({ ...refusedThread, budget })
    await at.publish({ ...refusedThread, budget })
    expect([network.charged, budget.setAside()]).toEqual([100, 100])
  })

  test('without room for the removal needs a person', async () => {
    const budget = budgetOf(54)
    expect(await at.publish({ ...refusedThread, budget })).toMatchObject({ kind: 'unknown' })
    expect([texts(), network.charged]).toEqual([['One', 'Two'], 30])
    budget.limit = 64
    expect(await at.publish({ ...refusedThread, budget })).toMatchObject({ kind: 'unknown' })
    expect(texts()).toEqual(['One'])
    budget.limit = 65
    expect(await at.publish({ ...refusedThread, budget })).toMatchObject({ kind: 'rejected' })
    expect(network.charged).toBeLessThanOrEqual(budget.setAside())
  })
})

type Scene = {
  post: Partial<OutgoingPost>
  /** What goes wrong from the start. */
  with?(): void
  ends: 'published' | 'rejected'
}

const scenes: Record<string, Scene> = {
  'a post with images': { post: { media: [picture('One'), picture('Two')] }, ends: 'published' },
  'a thread with links': { post: thread, ends: 'published' },
  'a thread that is taken back': { post: refusedThread, ends: 'rejected' },
  'a thread of which an answer gets lost': {
    post: thread,
    with: () => {
      network.fault = 'cut-after-accept'
    },
    ends: 'published',
  },
  'a post that X shows late': {
    post: {},
    with: () => {
      network.fault = 'cut-after-accept'
      network.hiddenFor = 2
    },
    ends: 'published',
  },
  'a post while X is down': {
    post: {},
    with: () => {
      network.fault = 'down'
    },
    ends: 'published',
  },
}

describe('a worker that dies at any moment: what X charges never passes what was set aside', () => {
  test.each(Object.entries(scenes))('%s', async (_name, scene) => {
    let moment = 0
    let isOver = false
    while (!isOver) {
      moment++
      await network.close()
      at = await startAttempts(readEnv)
      network = at.network
      scene.with?.()
      const budget = budgetOf()
      at.dieAt(moment)
      let outcome = 'unknown'
      isOver = true
      // Each attempt is one call of the engine; it goes on until a person would see an end.
      for (let attempts = 0; outcome === 'unknown'; attempts++) {
        expect(attempts).toBeLessThan(10)
        outcome = await at.publish({ ...scene.post, budget }).then(
          ({ kind }) => kind,
          (error: unknown) => {
            expect(error).toBeInstanceOf(Killed)
            isOver = false
            return 'unknown'
          },
        )
        expect([moment, network.charged <= budget.setAside()]).toEqual([moment, true])
      }
      expect([moment, outcome]).toEqual([moment, scene.ends])
      const { text = 'Fresh bread at eight.', followUps = [] } = scene.post
      expect([moment, texts()]).toEqual([moment, scene.ends === 'published' ? [text, ...followUps] : []])
    }
    expect(moment).toBeGreaterThan(5)
  })
})
