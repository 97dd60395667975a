import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCampaign, postOn, readCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import { addPostIn, putIn } from '#features/campaigns/server/post-states.fixture.ts'
import type { PublishingHealth } from '#features/publishing/publishing-health.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { startWorker } from '../workers/worker.fixture.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  ana = await at.person()
})

const health = async (person = ana): Promise<PublishingHealth> =>
  (await person.get('/api/publishing/health')).json()

const nothing = { count: 0, campaigns: [] }

const connect = async (platform: string): Promise<string> =>
  (await ana.post('/api/social-accounts/sandbox', { platform })).json().id

const pause = (account: string, minutes: number) =>
  at.query(`update social_accounts set paused_until = now() + $2 * interval '1 minute' where id = $1`, [
    account,
    minutes,
  ])

test('a workspace without posts has no troubles', async () => {
  expect(await health()).toMatchObject({
    queueAgeSeconds: null,
    waiting: 0,
    sending: 0,
    overdue: nothing,
    unconfirmed: nothing,
    needsYou: nothing,
    failed: nothing,
    last: null,
    next: null,
    accounts: [],
  })
})

test('names the last and next post with time, platform and campaign', async () => {
  const early = await addPostIn(at, ana, 'published', { minutes: -90, title: 'Early' })
  await addPostIn(at, ana, 'published', { minutes: -500 })
  await addPostIn(at, ana, 'scheduled', { minutes: 600 })
  const next = await addPostIn(at, ana, 'scheduled', { minutes: 60, title: 'Soon', platform: 'facebook' })
  const { last, next: coming, waiting, queueAgeSeconds } = await health()
  expect(last).toMatchObject({ platform: 'x', campaignId: early.campaignId, title: 'Early' })
  expect(coming).toMatchObject({ platform: 'facebook', campaignId: next.campaignId, title: 'Soon' })
  expect(Date.parse(coming?.at ?? '') - Date.parse(last?.at ?? '')).toBeCloseTo(150 * 60_000, -4)
  expect({ waiting, queueAgeSeconds }).toEqual({ waiting: 2, queueAgeSeconds: null })
})

test('a due post sets the queue age, and is overdue only after two minutes', async () => {
  await addPostIn(at, ana, 'scheduled', { minutes: -1 })
  const fresh = await health()
  expect(fresh.overdue).toEqual(nothing)
  expect(fresh.queueAgeSeconds).toBeGreaterThanOrEqual(60)
  expect(fresh.queueAgeSeconds).toBeLessThan(110)

  const { campaignId } = await addPostIn(at, ana, 'scheduled', { minutes: -3, title: 'Late' })
  const late = await health()
  expect(late.overdue).toEqual({ count: 1, campaigns: [{ id: campaignId, title: 'Late' }] })
  expect(late.queueAgeSeconds).toBeGreaterThanOrEqual(180)
})

test('a post of a paused account is not overdue until two minutes after the pause', async () => {
  const account = await connect('x')
  const { campaignId } = await addPostIn(at, ana, 'scheduled', { minutes: -30 })
  await pause(account, 10)
  const paused = await health()
  expect([paused.overdue, paused.queueAgeSeconds]).toEqual([nothing, null])
  expect(paused.accounts).toMatchObject([{ id: account, trouble: 'paused' }])
  expect((await readCampaign(ana, campaignId)).isOverdue).toBe(false)
  await pause(account, -1)
  expect((await health()).overdue).toEqual(nothing)
  await pause(account, -3)
  expect((await health()).overdue.count).toBe(1)
})

test('uses the pause of the brand’s own account', async () => {
  const brand: string = (await ana.post('/api/brands', { name: 'Luna' })).json().id
  const shared = await connect('x')
  const own: string = (
    await ana.post('/api/social-accounts/sandbox', { platform: 'x', brandId: brand })
  ).json().id
  const { id } = await addCampaign(ana, { platforms: ['x'], brandId: brand })
  await putIn(at, (await postOn(ana, id, 'x')).id, 'scheduled', -30)
  await pause(shared, 10)
  expect((await health()).overdue.count).toBe(1)
  await pause(own, 10)
  expect((await health()).overdue.count).toBe(0)
})

test('counts sending, unconfirmed, manual and recently failed posts separately', async () => {
  await addPostIn(at, ana, 'sending')
  const unconfirmed = await addPostIn(at, ana, 'unconfirmed', { title: 'Sent?' })
  const waits = await addPostIn(at, ana, 'needs_you', { title: 'Yours' })
  const failed = await addPostIn(at, ana, 'failed', { minutes: -6 * 24 * 60, title: 'Refused' })
  await addPostIn(at, ana, 'failed', { minutes: -8 * 24 * 60 })
  expect(await health()).toMatchObject({
    sending: 1,
    unconfirmed: { count: 1, campaigns: [{ id: unconfirmed.campaignId, title: 'Sent?' }] },
    needsYou: { count: 1, campaigns: [{ id: waits.campaignId, title: 'Yours' }] },
    failed: { count: 1, campaigns: [{ id: failed.campaignId, title: 'Refused' }] },
  })
})

test('names the three latest of many campaigns', async () => {
  for (const minutes of [1, 2, 3, 4])
    await addPostIn(at, ana, 'needs_you', { minutes: -minutes, title: `${minutes} minutes` })
  const { needsYou } = await health()
  expect(needsYou.count).toBe(4)
  expect(needsYou.campaigns.map(({ title }) => title)).toEqual(['1 minutes', '2 minutes', '3 minutes'])
})

test('names expired and unreachable accounts; a short pause is no trouble', async () => {
  const [closed, silent, paced] = [await connect('x'), await connect('facebook'), await connect('threads')]
  await at.query(`update social_accounts set health = 'needs_reconnect' where id = $1`, [closed])
  await at.query(`update social_accounts set health = 'unreachable' where id = $1`, [silent])
  await pause(paced, 0.2)
  const { accounts } = await health()
  expect(accounts).toMatchObject([
    { id: closed, platform: 'x', trouble: 'needs_reconnect', isTest: true, pausedUntil: null },
    { id: silent, platform: 'facebook', trouble: 'unreachable' },
  ])
  expect(accounts[0]).not.toHaveProperty('secret')
})

test('demo posts are never sent: they are neither next nor late', async () => {
  const { postId, campaignId } = await addPostIn(at, ana, 'scheduled', { minutes: -30 })
  await at.query('update posts set is_demo = true where id = $1', [postId])
  expect(await health()).toMatchObject({ waiting: 0, overdue: nothing, next: null, queueAgeSeconds: null })
  expect((await readCampaign(ana, campaignId)).isOverdue).toBe(false)
})

test('hides posts and accounts of other workspaces', async () => {
  await addPostIn(at, ana, 'scheduled', { minutes: -30 })
  await addPostIn(at, ana, 'published')
  await at.query(`update social_accounts set health = 'unreachable' where id = $1`, [await connect('x')])
  const bo = await at.person()
  expect(await health(bo)).toMatchObject({ waiting: 0, overdue: nothing, last: null, accounts: [] })
})

test('a worker counts if its last heartbeat is less than a minute old', async () => {
  await at.query('delete from publishing_workers')
  expect((await health()).hasWorker).toBe(false)
  await startWorker(at)
  expect((await health()).hasWorker).toBe(true)
  await at.query(`update publishing_workers set seen_at = now() - interval '61 seconds'`)
  expect((await health()).hasWorker).toBe(false)
  await startWorker(at)
  expect((await health()).hasWorker).toBe(true)
})

test('an overdue post is marked in the list, in its campaign and on the calendar', async () => {
  const { campaignId } = await addPostIn(at, ana, 'scheduled', { minutes: -3 })
  await addPostIn(at, ana, 'scheduled', { minutes: 3 })
  await addPostIn(at, ana, 'published', { minutes: -3 })
  const listed = (await ana.get('/api/campaigns')).json<{ id: string; isOverdue: boolean }[]>()
  expect(listed.filter(({ isOverdue }) => isOverdue).map(({ id }) => id)).toEqual([campaignId])
  expect((await readCampaign(ana, campaignId)).posts).toMatchObject([{ isOverdue: true }])
  const day = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 10)
  const { items } = (await ana.get(`/api/calendar?from=${day(-1440)}&to=${day(1440)}`)).json<{
    items: { campaignId: string; isOverdue: boolean }[]
  }>()
  expect(items).toHaveLength(3)
  expect(items.filter(({ isOverdue }) => isOverdue)).toMatchObject([{ campaignId }])
})
