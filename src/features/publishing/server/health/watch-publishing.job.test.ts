import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCampaign, readCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import { addPostIn, putIn } from '#features/campaigns/server/post-states.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { startWorker } from '../workers/worker.fixture.ts'
import { watchPublishing } from './watch-publishing.job.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  ana = await at.person()
})

const watch = () => watchPublishing.run({}, at.deps)

type OverdueNotice = { type: string; title: string; message: string; link: string }
const overdueNotices = async (person = ana, language = 'en') => {
  const answer = await person.get('/api/notifications', { headers: { 'accept-language': language } })
  return answer.json<OverdueNotice[]>().filter(({ type }) => type === 'post_overdue')
}

test('notifies once of a post more than two minutes overdue, however often the job runs', async () => {
  const { campaignId, postId } = await addPostIn(at, ana, 'scheduled', { minutes: -3, title: 'Spring' })
  await watch()
  await watch()
  expect(await overdueNotices()).toMatchObject([
    { title: '“Spring” is running late', link: `/campaigns/${campaignId}` },
  ])
  expect(await overdueNotices(ana, 'es')).toMatchObject([{ title: '«Spring» va con retraso' }])

  await at.query("update posts set state = 'published', published_at = now() where id = $1", [postId])
  await watch()
  expect(await overdueNotices()).toHaveLength(1)
})

test('concurrent runs notify once per campaign', async () => {
  for (let made = 0; made < 5; made++) await addPostIn(at, ana, 'scheduled', { minutes: -3 - made })
  await Promise.all([watch(), watch(), watch(), watch()])
  await watch()
  expect(await overdueNotices()).toHaveLength(5)
})

test('notifies once for all late posts of a campaign, even if they become late one by one', async () => {
  const { id } = await addCampaign(ana, { platforms: ['x', 'facebook', 'threads'] })
  const { posts } = await readCampaign(ana, id)
  const [first, second, third] = posts.map((post) => post.id)
  await putIn(at, first ?? '', 'scheduled', -3)
  await putIn(at, second ?? '', 'scheduled', -3)
  await watch()
  expect(await overdueNotices()).toHaveLength(1)
  await putIn(at, third ?? '', 'scheduled', -3)
  await watch()
  expect(await overdueNotices()).toHaveLength(1)
})

test('notifies again of a post that was rescheduled and is late again', async () => {
  const { postId } = await addPostIn(at, ana, 'scheduled', { minutes: -3 })
  await watch()
  await at.query('update posts set overdue_told_at = null where id = $1', [postId])
  await watch()
  expect(await overdueNotices()).toHaveLength(2)
})

test.each([
  ['a minute late', 'scheduled', -1],
  ['still to come', 'scheduled', 30],
  ['being sent', 'sending', -30],
  ['out', 'published', -30],
  ['waiting for a person', 'needs_you', -30],
])('does not notify of a post that is %s', async (_name, state, minutes) => {
  await addPostIn(at, ana, state, { minutes })
  await watch()
  expect(await overdueNotices()).toEqual([])
})

test('does not notify of posts of a paused account, nor of demo posts', async () => {
  const account: string = (await ana.post('/api/social-accounts/sandbox', { platform: 'x' })).json().id
  await at.query(`update social_accounts set paused_until = now() + interval '1 hour' where id = $1`, [
    account,
  ])
  await addPostIn(at, ana, 'scheduled', { minutes: -30 })
  const demo = await addPostIn(at, ana, 'scheduled', { minutes: -30, platform: 'facebook' })
  await at.query('update posts set is_demo = true where id = $1', [demo.postId])
  await watch()
  expect(await overdueNotices()).toEqual([])
})

test('skips a locked campaign and notifies the next time', async () => {
  const { campaignId } = await addPostIn(at, ana, 'scheduled', { minutes: -3, title: 'Held' })
  const other = await addPostIn(at, ana, 'scheduled', { minutes: -3, title: 'Free' })
  await at.deps.db.transaction(async (db) => {
    await db.execute(`select id from campaigns where id = '${campaignId}' for update`)
    await watch()
    expect(await overdueNotices()).toMatchObject([{ link: `/campaigns/${other.campaignId}` }])
  })
  await watch()
  expect(await overdueNotices()).toHaveLength(2)
})

test('notifies the campaign’s maker, or the owners if that person has left', async () => {
  const bo = await teammate(at, ana)
  await addPostIn(at, bo, 'scheduled', { minutes: -3, title: 'Of Bo' })
  await watch()
  expect([await overdueNotices(bo), await overdueNotices(ana)]).toMatchObject([
    [{ title: '“Of Bo” is running late' }],
    [],
  ])
  await addPostIn(at, bo, 'scheduled', { minutes: -3, title: 'Left behind' })
  await at.query('delete from memberships where user_id = $1', [bo.user.id])
  await watch()
  expect(await overdueNotices(ana)).toMatchObject([{ title: '“Left behind” is running late' }])
})

test('removes workers that were killed long ago', async () => {
  await startWorker(at, 'killed')
  await at.query(`update publishing_workers set seen_at = now() - interval '25 hours' where id = 'killed'`)
  await startWorker(at, 'alive')
  await watch()
  const { rows } = await at.query('select id from publishing_workers order by id')
  expect(rows).toEqual([{ id: 'alive' }])
})
