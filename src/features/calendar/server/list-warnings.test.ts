import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { addCampaign } from '#features/campaigns/index.server.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { Warning } from '../calendar.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const content = { content: 'Hello', variations: [], suggestedHashtags: [], visualSuggestions: [] }

async function schedule(
  person: Person,
  title: string,
  iso: string,
  { text = title, platforms = ['x'] as Platform[] } = {},
): Promise<void> {
  const actor = { workspaceId: await workspaceOf(at, person), userId: person.user.id, clientId: undefined }
  await addCampaign(at.deps.db, actor, {
    brandId: null,
    title,
    description: title,
    content,
    posts: platforms.map((platform) => ({ platform, title: '', text })),
    writtenBy: null,
    scheduledFor: new Date(iso),
  })
}

const warningsOf = async (person: Person, from = '2026-03-01', to = '2026-03-31') =>
  (await person.get(`/api/calendar/warnings?from=${from}&to=${to}`)).json<{ warnings: Warning[] }>().warnings

const inWords = (warnings: Warning[]) =>
  warnings.map(({ kind, platforms, sides }) =>
    [kind, ...platforms.toSorted(), ...sides.map(({ title }) => title)].join(' '),
  )

const setState = async (person: Person, title: string, state: string) =>
  at.query(
    'update posts set state = $1 where campaign_id in (select id from campaigns where title = $2 and workspace_id = $3)',
    [state, title, await workspaceOf(at, person)],
  )

test('two posts on one platform within the hour', async () => {
  const person = await at.person()
  await schedule(person, 'A', '2026-03-20T10:00:00Z')
  await schedule(person, 'B', '2026-03-20T10:59:00Z')
  await schedule(person, 'C', '2026-03-20T11:59:00Z')
  await schedule(person, 'D', '2026-03-20T10:00:00Z', { platforms: ['threads'] })
  const warnings = await warningsOf(person)
  expect(inWords(warnings)).toEqual(['close x A B'])
  const [first] = warnings[0]?.sides ?? []
  await person.post('/api/calendar/move', {
    items: [{ kind: 'post', id: first?.postIds[0], day: '2026-03-20', time: '08:00' }],
  })
  expect(await warningsOf(person)).toEqual([])
})

test('campaigns that clash on several platforms are named once', async () => {
  const person = await at.person()
  await schedule(person, 'A', '2026-03-20T10:00:00Z', { platforms: ['x', 'threads', 'facebook'] })
  await schedule(person, 'B', '2026-03-20T10:20:00Z', { platforms: ['x', 'threads'] })
  const warnings = await warningsOf(person)
  expect(inWords(warnings)).toEqual(['close threads x A B'])
  expect(warnings[0]?.sides.map(({ postIds }) => new Set(postIds).size)).toEqual([2, 2])
})

test('the same text on one platform within 30 days, also if spaces and capitals differ', async () => {
  const person = await at.person()
  const text = 'Fresh bread, every day.'
  await schedule(person, 'A', '2026-03-12T10:00:00Z', { text })
  await schedule(person, 'B', '2026-04-10T10:00:00Z', { text: ' Fresh  BREAD, every day. ' })
  await schedule(person, 'C', '2026-05-15T10:00:00Z', { text })
  await schedule(person, 'D', '2026-03-13T10:00:00Z', { text, platforms: ['threads'] })
  expect(inWords(await warningsOf(person))).toEqual(['repeated x A B'])
  expect(inWords(await warningsOf(person, '2026-04-01', '2026-04-30'))).toEqual(['repeated x A B'])
  expect(await warningsOf(person, '2026-05-01', '2026-05-31')).toEqual([])
})

test('posts without a text do not repeat each other', async () => {
  const person = await at.person()
  await schedule(person, 'A', '2026-03-12T10:00:00Z', { text: ' ' })
  await schedule(person, 'B', '2026-03-14T10:00:00Z', { text: '' })
  expect(await warningsOf(person)).toEqual([])
})

test('a pair warns while one of them can be changed; drafts and failures count for nothing', async () => {
  const person = await at.person()
  await schedule(person, 'A', '2026-03-20T10:00:00Z')
  await schedule(person, 'B', '2026-03-20T10:30:00Z')
  await setState(person, 'A', 'published')
  expect((await warningsOf(person))[0]?.sides.map(({ canChange }) => canChange)).toEqual([false, true])
  await setState(person, 'B', 'published')
  expect(await warningsOf(person)).toEqual([])
  await setState(person, 'A', 'failed')
  await setState(person, 'B', 'scheduled')
  expect(await warningsOf(person)).toEqual([])
})

test('two brands have two accounts', async () => {
  const person = await at.person()
  await schedule(person, 'A', '2026-03-20T10:00:00Z')
  await schedule(person, 'B', '2026-03-20T10:30:00Z')
  const { rows } = await at.query("insert into brands (workspace_id, name) values ($1, 'Two') returning id", [
    await workspaceOf(at, person),
  ])
  await at.query("update campaigns set brand_id = $1 where title = 'A' and workspace_id = $2", [
    rows[0]?.id,
    await workspaceOf(at, person),
  ])
  expect(await warningsOf(person)).toEqual([])
})

test('another workspace is none of our business', async () => {
  const [ana, bo] = [await at.person(), await at.person()]
  await schedule(ana, 'A', '2026-03-20T10:00:00Z')
  await schedule(bo, 'A', '2026-03-20T10:10:00Z')
  expect([await warningsOf(ana), await warningsOf(bo)]).toEqual([[], []])
})
