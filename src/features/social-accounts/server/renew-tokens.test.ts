import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { openAccount } from './account-secret.ts'
import { renewTokens } from './renew-tokens.ts'
import * as repository from './social-accounts.repository.ts'

let at: TestApp
let ana: Person
let account: repository.AccountRow
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
})
afterAll(() => at.close())
beforeEach(async () => {
  ana = await at.person()
  const { id } = (await ana.post('/api/social-accounts/sandbox', { platform: 'x' })).json<{ id: string }>()
  account = await read(await workspaceOf(at, ana), id)
})

async function read(workspaceId: repository.AccountRow['workspaceId'], id: string) {
  const row = await repository.find(at.deps.db, workspaceId, id)
  if (!row) throw new Error('The account is there.')
  return row
}
const now = () => read(account.workspaceId, account.id)
const opened = (row: repository.AccountRow) => openAccount(at.deps.secrets, row)

const simulate = (behaviour: string) =>
  at.query(
    `insert into sandbox_behaviours (workspace_id, account_id, kind, seconds, changed_at)
     select workspace_id, id, $2, 5, now() from sandbox_accounts where id = $1`,
    [account.remoteId, behaviour],
  )

test('a new token replaces the old one; an omitted refresh token stays', async () => {
  const before = opened(account)
  expect(await renewTokens(at.deps, account)).toBe('renewed')
  const after = opened(await now())
  expect(after?.secret).not.toBe(before?.secret)
  expect(after?.refresh).toBe(before?.refresh)
  expect((await now()).refreshingUntil).toBeNull()
})

test('a caller with an outdated secret makes no request', async () => {
  await renewTokens(at.deps, account)
  const renewed = (await now()).secret
  expect(await renewTokens(at.deps, account)).toBe('renewed')
  expect((await now()).secret).toBe(renewed)
})

test('waits while another process is renewing', async () => {
  await at.query("update channel_grants set refreshing_until = now() + interval '1 minute' where id = $1", [
    account.grantId,
  ])
  expect(await renewTokens(at.deps, account)).toBe('later')
  expect((await now()).secret).toBe(account.secret)
})

test('a network without an answer leaves the account unchanged; a refusal closes it', async () => {
  await simulate('refresh_down')
  expect(await renewTokens(at.deps, account)).toBe('later')
  expect(await now()).toMatchObject({ secret: account.secret, health: 'ok', refreshingUntil: null })
  await at.query("update sandbox_behaviours set kind = 'refresh_dead'")
  expect(await renewTokens(at.deps, account)).toBe('dead')
})

test.each([
  ['refresh_down', 'channel_unreachable', 'ok'],
  ['refresh_dead', 'test_post_no_access', 'needs_reconnect'],
])('%s: a test post answers %s', async (behaviour, code, health) => {
  await simulate(behaviour)
  const answer = await ana.post(`/api/social-accounts/${account.id}/test-post`, { text: 'Hello' })
  expect(answer.json().code).toBe(code)
  expect(await now()).toMatchObject({ health })
})

test('a reconnect meanwhile wins', async () => {
  const renewing = renewTokens(at.deps, account)
  await at.query('update channel_grants set secret = $2 where id = $1', [
    account.grantId,
    'from another sign-in',
  ])
  await renewing
  expect((await now()).secret).toBe('from another sign-in')
})
