import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { keepGrantsAlive } from './keep-grants-alive.job.ts'

let at: TestApp
let ana: Person
let account: { id: string; feedPath: string }
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.query('delete from social_accounts')
  await at.query('delete from channel_grants')
  ana = await at.person()
  account = (await ana.post('/api/social-accounts/sandbox', { platform: 'x' })).json()
})

const run = () => keepGrantsAlive.run({}, at.deps)
const grant = async () => (await at.query('select * from channel_grants')).rows[0] ?? {}
const notices = async () =>
  (await ana.get('/api/notifications'))
    .json<{ type: string; title: string; message: string }[]>()
    .filter(({ type }) => type.startsWith('account_'))
const age = (days: number) =>
  at.query(`update channel_grants set created_at = $1::timestamptz - $2 * interval '1 day'`, [
    at.clock.now().toISOString(),
    days,
  ])

test('an access that was not renewed for days is renewed; a fresh one is left alone', async () => {
  await age(1)
  const before = await grant()
  await run()
  expect(await grant()).toEqual(before)
  await age(4)
  await run()
  const after = await grant()
  expect(after.secret).not.toBe(before.secret)
  expect(after.renewed_at).not.toBeNull()
})

test('a dead access is told once and needs reconnecting; a network that is away changes nothing', async () => {
  const simulate = (kind: string) =>
    at.query(
      `insert into sandbox_behaviours (workspace_id, account_id, kind, seconds, changed_at)
       select workspace_id, id, $2, 5, now() from sandbox_accounts where id = $1
       on conflict (account_id) do update set kind = $2`,
      [account.feedPath.replace('/sandbox/', ''), kind],
    )
  const health = async () =>
    (await at.query('select health from social_accounts where id = $1', [account.id])).rows[0]?.health
  await age(4)
  await simulate('refresh_down')
  await run()
  expect([await health(), await notices()]).toEqual(['ok', []])
  await simulate('refresh_dead')
  await run()
  await run()
  expect(await health()).toBe('needs_reconnect')
  expect(await notices()).toMatchObject([{ type: 'account_needs_reconnect' }])
})

test('what only a person can renew is told two weeks, three days and a day ahead, each once', async () => {
  const endsIn = (days: number) =>
    at.query(
      `update channel_grants set can_renew = false, expires_at = $1::timestamptz + $2 * interval '1 day'`,
      [at.clock.now().toISOString(), days],
    )
  for (const days of [20, 13, 12, 2.5, 2, -0.1, -0.2]) {
    await endsIn(days)
    await run()
  }
  const told = (await notices()).map(({ message }) => message)
  expect(told).toHaveLength(3)
  expect(told.join('\n')).toMatch(/ends today[\s\S]*ends in 3 days[\s\S]*ends in two weeks/)
})
