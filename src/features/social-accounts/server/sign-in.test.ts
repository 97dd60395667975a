import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeMastodon, startFakeMastodon } from '#connectors/social/mastodon/mastodon.fake.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'

let at: TestApp
let server: FakeMastodon
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  server = await startFakeMastodon()
  at.deps.env.baseUrls.social.mastodon = server.url
  ana = await at.person()
  return () => server.close()
})

const path = '/api/social-accounts'
const list = async (person = ana) => (await person.get(path)).json<SocialAccount[]>()
const begin = (person = ana) =>
  person.post(`${path}/sign-in`, { network: 'mastodon', values: { server: 'mastodon.example' } })

/** What the network's page sends back with the person who allows it. */
async function allow(person = ana): Promise<{ state: string; code: string }> {
  const { url } = (await begin(person)).json<{ url: string }>()
  const answer = await fetch(url, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.pathname).toBe(`${path}/return`)
  return { state: back.searchParams.get('state') ?? '', code: back.searchParams.get('code') ?? '' }
}
const finish = (back: object, person = ana) => person.post(`${path}/sign-in/return`, { ...back })

test('a person allows access on the network’s page, comes back, and the account is connected', async () => {
  const answer = await finish(await allow())
  expect(answer.statusCode).toBe(201)
  expect(await list()).toMatchObject([
    { platform: 'mastodon', site: 'https://mastodon.example', health: 'ok' },
  ])
})

test('the way back leads to Channels with what the network sent, and changes nothing', async () => {
  const back = await allow()
  const answer = await at.app.inject(`${path}/return?${new URLSearchParams({ ...back, more: 'x' })}`)
  expect(answer.statusCode).toBe(302)
  const to = new URL(answer.headers.location ?? '', 'http://here')
  expect(to.pathname).toBe('/settings')
  expect(Object.fromEntries(to.searchParams)).toEqual({ section: 'channels', ...back })
  expect(await list()).toEqual([])
})

test('a state counts once, also for two tabs at the same moment', async () => {
  const back = await allow()
  const answers = await Promise.all([finish(back), finish(back), finish(back)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
  expect((await finish(back)).json().code).toBe('channel_expired')
  expect(await list()).toHaveLength(1)
})

test('the state of another person or workspace, an invented one and an old one connect nothing', async () => {
  const eva = await at.person()
  expect((await finish(await allow(), eva)).json().code).toBe('channel_expired')
  const max = await teammate(at, ana, { role: 'manager' })
  expect((await finish(await allow(), max)).json().code).toBe('channel_expired')
  expect((await finish({ state: 'invented', code: 'x' })).json().code).toBe('channel_expired')
  const back = await allow()
  at.clock.advance(16 * 60)
  expect((await finish(back)).json().code).toBe('channel_expired')
  expect([await list(), await list(eva)]).toEqual([[], []])
})

test('denied: one sentence, with what the network said', async () => {
  const { state } = await allow()
  const answer = await finish({ state, error: 'access_denied' })
  expect(answer.json()).toMatchObject({ code: 'channel_denied', fields: { detail: 'access_denied' } })
  expect(answer.json().message).toMatch(/nothing was connected/)
  expect(await list()).toEqual([])
})

test('a right that was not given is named', async () => {
  server.allows = 'read:accounts'
  const answer = await finish(await allow())
  expect(answer.json()).toMatchObject({
    code: 'channel_rights_missing',
    fields: { detail: expect.stringContaining('write:statuses') },
  })
  expect(await list()).toEqual([])
})

test('a server that is away while we exchange the code leaves nothing half connected', async () => {
  const back = await allow()
  await server.close()
  expect((await finish(back)).json().code).toBe('channel_unreachable')
  const workspaceId = await workspaceOf(at, ana)
  const { rows } = await at.query('select 1 from channel_grants where workspace_id = $1', [workspaceId])
  expect(rows).toEqual([])
})

test('what was begun is stored sealed, and the state only as a hash', async () => {
  const { state } = await allow()
  const { rows } = await at.query('select * from channel_sign_ins')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(state)
  expect(JSON.stringify(rows)).not.toContain('client-')
})
