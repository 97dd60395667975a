import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuses, writes } from '#connectors/ai/fake-ai-server.fixture.ts'
import { createSecrets } from '#server/secrets.ts'
import { connectFakeModel } from '#tests/connect-fake-model.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { openWriter, shopFacts } from './writing.service.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: true })
})
afterAll(() => at.close())

const writer = async (person: Person) => (await person.get('/api/writer')).json()

const briefFor = async (person: Person) => {
  const workspaceId = await workspaceOf(at, person)
  return {
    locale: 'en',
    shop: await shopFacts(at.deps, workspaceId, null),
    idea: 'Our new menu',
    platforms: ['x'],
    day: '2026-05-02',
    seed: 1,
  } as const
}

test('the built-in writer is used until a provider is connected, and after it is removed', async () => {
  const ana = await at.person()
  expect(await writer(ana)).toEqual({ kind: 'built-in', model: null, isAtLimit: false })
  await connectFakeModel(ana)
  expect(await writer(ana)).toEqual({ kind: 'ai', model: 'small', isAtLimit: false })
  await ana.delete('/api/settings/ai')
  expect(await writer(ana)).toEqual({ kind: 'built-in', model: null, isAtLimit: false })
})

test('an unreadable key leaves the built-in writer', async () => {
  const ana = await at.person()
  await connectFakeModel(ana)
  const { secrets } = at.deps
  at.deps.secrets = createSecrets('another secret, as after a move to another machine')
  const workspaceId = await workspaceOf(at, ana)
  expect(await writer(ana)).toEqual({ kind: 'built-in', model: null, isAtLimit: false })
  expect((await openWriter(at.deps, workspaceId)).by).toEqual({ kind: 'built-in' })
  at.deps.secrets = secrets
})

test('the model of one workspace does not write for another', async () => {
  const [ana, eva] = [await at.person(), await at.person()]
  const fake = await connectFakeModel(ana)
  const before = fake.calls.length
  const theirs = await openWriter(at.deps, await workspaceOf(at, eva))
  expect(theirs.by).toEqual({ kind: 'built-in' })
  await theirs.writeCampaign(await briefFor(eva))
  expect(fake.calls.length).toBe(before)
})

test('the connected model writes, and is named', async () => {
  const ana = await at.person()
  const fake = await connectFakeModel(ana)
  const text = 'Come and taste our new menu.'
  fake.answer = writes(() => ({
    posts: [{ platform: 'x', title: '', text }],
    title: 'The new menu',
    description: text,
    variations: [],
    hashtags: [],
    visuals: [],
    picture: { headline: 'The new menu', line: text, call: 'Come and taste' },
  }))
  const ours = await openWriter(at.deps, await workspaceOf(at, ana))
  expect(ours.by).toEqual({ kind: 'ai', model: 'small' })
  const { posts, title } = await ours.writeCampaign(await briefFor(ana))
  expect([posts.get('x')?.text, title]).toEqual([text, 'The new menu'])
})

test('a failing model reports why, and the built-in writer can be used instead', async () => {
  const ana = await at.person()
  const fake = await connectFakeModel(ana)
  fake.answer = refuses(401, { error: { message: 'no' } })
  const workspaceId = await workspaceOf(at, ana)
  const brief = await briefFor(ana)
  const failing = await openWriter(at.deps, workspaceId)
  await expect(failing.writeCampaign(brief)).rejects.toMatchObject({ code: 'ai_key_refused' })
  const before = fake.calls.length
  const instead = await openWriter(at.deps, workspaceId, { builtIn: true })
  expect(instead.by).toEqual({ kind: 'built-in' })
  expect((await instead.writeCampaign(brief)).posts.get('x')?.text).toMatch(/our new menu/i)
  expect(fake.calls.length).toBe(before)
})

test("a writer gets the shop's own settings only", async () => {
  const [ana, eva] = [await at.person(), await at.person()]
  await at.query(
    `update workspaces set industry = 'food', country = 'MX' where id = '${await workspaceOf(at, ana)}'`,
  )
  expect(await shopFacts(at.deps, await workspaceOf(at, ana), null)).toMatchObject({
    industry: 'food',
    country: 'MX',
  })
  expect(await shopFacts(at.deps, await workspaceOf(at, eva), null)).toMatchObject({
    industry: null,
    products: [],
  })
})

test("a writer gets the planner's latest answers", async () => {
  const workspaceId = await workspaceOf(at, await at.person())
  const plan = (facts: object, createdAt: string) =>
    at.query(
      `insert into content_plans (workspace_id, title, month, year, business_data, locale, created_at)
       values ($1, 'March', 3, 2026, $2, 'en', $3)`,
      [workspaceId, JSON.stringify(facts), createdAt],
    )
  await plan({ industry: 'beauty', topProducts: ['Haircut'] }, '2026-03-02T10:00:00Z')
  await plan({ industry: 'food', topProducts: ['Cake'] }, '2026-03-01T10:00:00Z')
  expect(await shopFacts(at.deps, workspaceId, null)).toMatchObject({
    industry: 'beauty',
    products: ['Haircut'],
  })
})

test('a writer gets products and prices of the POS', async () => {
  const ana = await at.person()
  const csv = 'name,price,currency\nCarrot cake,4.80,EUR\nGift card,50,EUR\n'
  await ana.call({
    method: 'POST',
    url: '/api/products/import',
    payload: csv,
    headers: { 'content-type': 'text/csv' },
  })
  const workspaceId = await workspaceOf(at, ana)
  const facts = await shopFacts(at.deps, workspaceId, null)
  expect([...facts.products].sort()).toEqual(['Carrot cake', 'Gift card'])
  expect(facts.prices).toEqual({ 'Carrot cake': '€4.80 / 4,80 €', 'Gift card': '€50 / 50 €' })
})
