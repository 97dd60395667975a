import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Announcement } from '#server/events/announce.ts'
import { eventually } from '#tests/eventually.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { TextState } from '#writer/writer.ts'
import { openLiveTexts } from './live-texts.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const newsOf = (platform: Platform, state: TextState, text: string) => ({
  platform,
  state,
  post: { title: '', text },
})

/** What the open screens of a workspace hear. */
function listenIn(workspaceId: string): Announcement[] {
  const heard: Announcement[] = []
  at.deps.hub.subscribe(workspaceId, (announcement) => heard.push(announcement))
  return heard
}

const open = async (platforms: Platform[]) => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const id = randomUUID()
  const heard = listenIn(workspaceId)
  const live = await openLiveTexts(at.deps, { workspaceId, id }, platforms)
  const read = async () => (await ana.get(`/api/live-texts/${id}`)).json().texts
  return { ana, workspaceId, id, heard, live, read }
}

test('texts reach open screens while they grow, and are there after a reload', async () => {
  const { live, read, heard, id } = await open(['x', 'email'])
  const waiting = { state: 'waiting', title: '', text: '' }
  expect(await read()).toEqual({ x: waiting, email: waiting })
  live.onNews(newsOf('x', 'writing', 'Two for'))
  await live.isShown()
  expect(await read()).toEqual({ x: { state: 'writing', title: '', text: 'Two for' }, email: waiting })
  live.onNews(newsOf('x', 'ready', 'Two for one.'))
  live.onNews(newsOf('email', 'writing', 'Hello'))
  await live.isShown()
  expect(await read()).toEqual({
    x: { state: 'ready', title: '', text: 'Two for one.' },
    email: { state: 'writing', title: '', text: 'Hello' },
  })
  const growing = {
    path: `/api/live-texts/${id}`,
    fields: { texts: { x: { state: 'writing', title: '', text: 'Two for' } } },
  }
  await eventually(() => expect(heard.flatMap(({ progress }) => progress ?? [])).toHaveLength(2))
  expect(heard.flatMap(({ progress }) => progress ?? [])[0]).toEqual(growing)
})

test('no text reaches another workspace, neither live nor under its id', async () => {
  const { live, id, heard } = await open(['x'])
  const bob = await at.person()
  const ofBob = listenIn(await workspaceOf(at, bob))
  live.onNews(newsOf('x', 'ready', 'A secret offer'))
  await live.isShown()
  await eventually(() => expect(JSON.stringify(heard)).toContain('A secret offer'))
  expect(JSON.stringify(ofBob)).not.toContain('secret')
  expect((await bob.get(`/api/live-texts/${id}`)).statusCode).toBe(404)
  // The same id in another workspace is another campaign.
  await openLiveTexts(at.deps, { workspaceId: await workspaceOf(at, bob), id }, ['x'])
  expect((await bob.get(`/api/live-texts/${id}`)).json().texts.x.text).toBe('')
})

test('a text too long for an event has the screen read it again', async () => {
  const { live, heard, id, read } = await open(['blog'])
  const long = 'ñandú '.repeat(3000)
  live.onNews(newsOf('blog', 'writing', long))
  await live.isShown()
  live.onNews(newsOf('blog', 'ready', long))
  await live.isShown()
  await eventually(() =>
    expect(heard.filter(({ topics }) => topics.includes(`live-texts/${id}`))).toHaveLength(2),
  )
  const [growing] = heard.flatMap(({ progress }) => progress ?? [])
  expect(JSON.stringify(growing).length).toBeLessThan(2000)
  expect((await read()).blog.text).toBe(long)
})

test('a new run starts over, and after a day the texts are gone', async () => {
  const { live, workspaceId, id, read, ana } = await open(['x'])
  live.onNews(newsOf('x', 'ready', 'Two for one.'))
  await live.isShown()
  await openLiveTexts(at.deps, { workspaceId, id }, ['x'])
  expect((await read()).x.state).toBe('waiting')
  await at.query("update live_texts set created_at = created_at - interval '25 hours' where id = $1", [id])
  await openLiveTexts(at.deps, { workspaceId, id: randomUUID() }, ['x'])
  expect((await ana.get(`/api/live-texts/${id}`)).statusCode).toBe(404)
})

test('AI Generate shows its texts under the id of the caller', async () => {
  const ana = await at.person()
  const liveId = randomUUID()
  const answer = await ana.post('/api/campaigns/generate', {
    prompt: '20% off balayage until Saturday, new clients only',
    platforms: ['x', 'email'],
    liveId,
  })
  expect(answer.statusCode).toBe(201)
  const { texts } = (await ana.get(`/api/live-texts/${liveId}`)).json()
  expect([texts.x.state, texts.email.state]).toEqual(['ready', 'ready'])
  expect(texts.x.text).toContain('20%')
})
