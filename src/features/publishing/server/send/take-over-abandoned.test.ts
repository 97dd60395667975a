import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addDraft, letTimePass, postsOf, type Sender, senderOf } from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'
import { createCallSlots, SLOW_MS } from './call-slots.ts'
import { claimDuePosts } from './claim-due-posts.ts'
import { listFewDueLanes } from './due-lanes.repository.ts'
import { callerFor, takeOverAbandoned } from './take-over-abandoned.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function openShop(): Promise<Sender> {
  const person = await at.person()
  await person.post('/api/social-accounts/sandbox', { platform: 'x' })
  return senderOf(at, person)
}

/** Posts whose worker was killed, with a lease that ended this many minutes ago. */
async function addAbandoned(sender: Sender, count: number, minutes: number): Promise<void> {
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const id = await addDraft(at, sender, ['x'])
    await publishNow(at.deps.db, sender, id)
    ids.push(id)
  }
  const lanes = (await listFewDueLanes(at.deps.db)) ?? []
  await claimDuePosts(at.deps, new Map(lanes.map((lane) => [lane, count])))
  for (const id of ids) for (const post of await postsOf(at, id)) await letTimePass(at, post.id, minutes)
}

const limits = {
  atOnce: 32,
  ofOneWorkspace: 24,
  ofOnePlatform: 32,
  first: 8,
  most: 24,
  slow: 2,
  slowOfOneWorkspace: 16,
  slowAtOnce: 64,
  inAll: 128,
}

test('F09: lookups of a hanging account do not block the others', async () => {
  let now = 0
  const asking = createCallSlots(limits, () => now)
  const [ana, bea] = [await openShop(), await openShop()]
  await addAbandoned(ana, 20, 10)
  await addAbandoned(bea, 2, 5)
  /** Ten are read, and the oldest are Ana's. */
  const takeNext = async () => {
    const { abandoned } = await takeOverAbandoned(at.deps, asking, 10)
    const of = ({ workspaceId }: Sender) =>
      abandoned.filter((each) => each.workspaceId === workspaceId).length
    for (const each of abandoned) asking.begin(callerFor(each))
    return [of(ana), of(bea)]
  }
  expect(await takeNext()).toEqual([8, 0])
  now += SLOW_MS
  // The rest of the hanging account comes again after a lease.
  expect(await takeNext()).toEqual([0, 0])
  expect(await takeNext()).toEqual([0, 2])
})
