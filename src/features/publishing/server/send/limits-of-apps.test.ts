import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PublishOutcome } from '#connectors/social/adapter.ts'
import { sandbox } from '#connectors/social/sandbox/sandbox.adapter.ts'
import { pauseAccounts } from '#features/social-accounts/index.server.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addDraft, onlyPost, send, senderOf } from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'

const OUR_APP = 'our-app'

let at: TestApp
let ana: Person
let eva: Person
let calls: number
let outcome: PublishOutcome
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  calls = 0
  const created = vi.spyOn(sandbox, 'create').mockReturnValue({
    publish: async () => {
      calls += 1
      return outcome
    },
    find: async () => ({ kind: 'absent' }),
    check: async () => 'ok',
  })
  ana = await at.person()
  eva = await at.person()
  for (const person of [ana, eva]) await person.post('/api/social-accounts/sandbox', { platform: 'x' })
  return () => created.mockRestore()
})

const connectedThrough = async (person: Person, app: string | null) =>
  at.query('update channel_grants set app_client_id = $1 where workspace_id = $2', [
    app,
    await workspaceOf(at, person),
  ])

async function publishAs(person: Person): Promise<string> {
  const sender = await senderOf(at, person)
  const id = await addDraft(at, sender, ['x'])
  await publishNow(at.deps.db, sender, id)
  await send(at, id)
  return (await onlyPost(at, id)).state
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

test.each([
  ['through the same app', OUR_APP, true, 1],
  ['through another app', 'another-app', true, 2],
  ['with a limit of the account only', OUR_APP, false, 2],
])('a limit is reached: an account %s', async (_which, app, isOfApp, asked) => {
  await connectedThrough(ana, OUR_APP)
  await connectedThrough(eva, app)
  outcome = { kind: 'rate-limited', retryAt: inAnHour(), isOfApp }
  expect(await publishAs(ana)).toBe('scheduled')
  expect(await publishAs(eva)).toBe('scheduled')
  expect(calls).toBe(asked)
})

test('accounts without an app share no limit', async () => {
  outcome = { kind: 'rate-limited', retryAt: inAnHour(), isOfApp: true }
  await publishAs(ana)
  await publishAs(eva)
  expect(calls).toBe(2)
})

test('two workers reach limits of the same app at once: both are written, and the longer one stays', async () => {
  for (const person of [ana, eva]) await connectedThrough(person, OUR_APP)
  const { rows } = await at.query(
    'select a.id from social_accounts a join channel_grants g on g.id = a.grant_id where g.app_client_id = $1 order by a.id',
    [OUR_APP],
  )
  const ids = rows.map(({ id }) => `${id}`)
  const pauseAll = (ms: number, [...order]: string[]) =>
    at.deps.db.transaction((db) =>
      pauseAccounts(
        db,
        order.map((id) => ({ id, ms, isOfApp: true })),
      ),
    )
  await Promise.all(
    Array.from({ length: 8 }, (_, round) =>
      pauseAll(60_000 * (round + 1), round % 2 === 0 ? ids : ids.toReversed()),
    ),
  )
  const paused = await at.query(
    "select paused_until > now() + interval '7 minutes' as is_longest from social_accounts where id = any($1::uuid[])",
    [ids],
  )
  expect(paused.rows.every(({ is_longest }) => is_longest)).toBe(true)
})
