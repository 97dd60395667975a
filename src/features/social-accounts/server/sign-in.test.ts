import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeMastodon, startFakeMastodon } from '#connectors/social/mastodon/mastodon.fake.fixture.ts'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { keepGrantsAlive } from './keep-grants-alive.job.ts'

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

const says = (max_characters: number) => {
  server.instance = { 2: { configuration: { statuses: { max_characters } } } }
}
const limits = async () => (await list())[0]?.limits

test('what the server allows is read when it is connected, and again from time to time', async () => {
  says(5000)
  await finish(await allow())
  expect(await limits()).toEqual({ maxText: 5000 })
  says(700)
  await keepGrantsAlive.run({}, at.deps)
  expect(await limits()).toEqual({ maxText: 5000 })
  const age = () => at.query(`update channel_grants set limits_read_at = limits_read_at - interval '4 days'`)
  await age()
  await keepGrantsAlive.run({}, at.deps)
  expect(await limits()).toEqual({ maxText: 700 })
  // A server that says nothing for a while allows what it did.
  server.instance = {}
  await age()
  await keepGrantsAlive.run({}, at.deps)
  expect(await limits()).toEqual({ maxText: 700 })
  says(9000)
  await finish(await allow())
  expect(await limits()).toEqual({ maxText: 9000 })
})

test('posts are checked against what the server of their account allows', async () => {
  const text = 'x'.repeat(600)
  const { id } = await addCampaign(ana, { platforms: ['mastodon'], content: { content: text } })
  const read = async () => (await ana.get(`/api/campaigns/${id}`)).json().posts[0]
  expect((await read()).problems).toMatchObject([{ rule: 'too-long', limit: 500, value: 600 }])
  says(550)
  await finish(await allow())
  expect(await read()).toMatchObject({
    limits: { maxText: 550 },
    problems: [{ rule: 'too-long', limit: 550, value: 600 }],
  })
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  const schedule = () => ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor })
  const refused = await schedule()
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('550')])
  says(600)
  await finish(await allow())
  expect((await read()).problems).toEqual([])
  expect((await schedule()).statusCode).toBe(200)
})

test('limits that are no figures, for example from a changed archive, are as if there were none', async () => {
  await finish(await allow())
  await at.query(`update channel_grants set limits = '{"maxText": -5, "more": ["x"]}'`)
  expect(await limits()).toBeNull()
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
