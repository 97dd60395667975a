import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { publishNow } from '../publishing.service.ts'
import { openCallPlaces, SLOW_MS } from './call-places.ts'
import { claimDue } from './claim-due.ts'
import { listFewDueLanes } from './due-lanes.repository.ts'
import { addDraft, letTimePass, postsOf, type Sender, senderOf } from './publishing.fixture.ts'
import { callerAbout, takeOver } from './take-over.ts'

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

/** Posts whose sender was killed, and whose lease is over since so many minutes. */
async function addForsaken(sender: Sender, count: number, minutes: number): Promise<void> {
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const id = await addDraft(at, sender, ['x'])
    await publishNow(at.deps.db, sender, id)
    ids.push(id)
  }
  const lanes = (await listFewDueLanes(at.deps.db)) ?? []
  await claimDue(at.deps, new Map(lanes.map((lane) => [lane, count])))
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

test('F09: what is to be asked of an account that hangs does not stand before the others', async () => {
  let now = 0
  const asking = openCallPlaces(limits, () => now)
  const [ana, bea] = [await openShop(), await openShop()]
  await addForsaken(ana, 20, 10)
  await addForsaken(bea, 2, 5)
  const takeNext = async () => {
    const { forsaken } = await takeOver(at.deps, asking)
    const of = ({ workspaceId }: Sender) => forsaken.filter((each) => each.workspaceId === workspaceId)
    return { ana: of(ana), bea: of(bea) }
  }
  const waiting = async () =>
    Number(
      (await at.query("select count(*) as n from posts where state = 'sending' and lease_until < now()"))
        .rows[0]?.n,
    )

  const first = await takeNext()
  expect([first.ana.length, first.bea.length, await waiting()]).toEqual([8, 2, 12])
  for (const each of first.ana) asking.begin(callerAbout(each))
  now += SLOW_MS
  // Those of the account that hangs come again after a lease; they are not even looked at until then.
  await addForsaken(bea, 1, 5)
  const second = await takeNext()
  expect([second.ana.length, second.bea.length, await waiting()]).toEqual([0, 1, 0])
})
