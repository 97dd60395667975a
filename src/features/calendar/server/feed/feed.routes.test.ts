import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const linkOf = async (person: Person) =>
  (await person.post('/api/calendar/feed', {})).json<{ path: string }>().path

const open = (url: string, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'GET', url, headers })

test('a link opens the scheduled and published posts of the workspace, without a session', async () => {
  const person = await at.person()
  const { id } = await addCampaign(person, {
    title: 'Spring, now; \\ soon',
    platforms: ['x', 'threads', 'facebook'],
    scheduledFor: '2026-03-20T10:00:00.000Z',
  })
  const stranger = await at.person()
  await addCampaign(stranger, { title: 'Secret', platforms: ['x'], scheduledFor: '2026-03-20T10:00:00.000Z' })
  await at.query("update posts set state = 'published' where platform = 'x' and campaign_id = $1", [id])
  await at.query(
    "update posts set state = 'draft', due_at = null where platform = 'facebook' and campaign_id = $1",
    [id],
  )
  const answer = await open(await linkOf(person))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.filter((line) => line.startsWith('SUMMARY')).sort()).toEqual([
    'SUMMARY:Threads: Spring\\, now\\; \\\\ soon',
    'SUMMARY:X (Twitter): Spring\\, now\\; \\\\ soon',
  ])
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART:20260320T100000Z',
    'DTSTART:20260320T100000Z',
  ])
  const { rows } = await at.query("select id from posts where platform = 'x' and campaign_id = $1", [id])
  expect(lines).toContain(`UID:${rows[0]?.id}@campaigner`)
  expect(answer.body).not.toContain('Secret')
})

test('an unchanged calendar is answered with 304; a change has another ETag and keeps its UID', async () => {
  const person = await at.person()
  const { id } = await addCampaign(person, { platforms: ['x'], scheduledFor: '2026-03-20T10:00:00.000Z' })
  const url = await linkOf(person)
  const first = await open(url)
  const etag = String(first.headers.etag)
  const again = await open(url, { 'if-none-match': `"other", W/${etag}` })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  await person.patch(`/api/campaigns/${id}`, { title: 'Summer' })
  const changed = await open(url, { 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('Summer')
  const uidOf = (body: string) => /UID:.*/.exec(body)?.[0]
  expect(uidOf(changed.body)).toBe(uidOf(first.body))
})

test('a new link ends the old one, and turned off none works', async () => {
  const person = await at.person()
  expect((await person.get('/api/calendar/feed')).json()).toEqual({ createdAt: null })
  const old = await linkOf(person)
  const next = await linkOf(person)
  expect([(await open(old)).statusCode, (await open(next)).statusCode]).toEqual([404, 200])
  expect((await person.get('/api/calendar/feed')).json()).toEqual({ createdAt: expect.any(String) })
  expect((await person.delete('/api/calendar/feed')).statusCode).toBe(204)
  expect((await open(next)).statusCode).toBe(404)
  expect((await person.get('/api/calendar/feed')).json()).toEqual({ createdAt: null })
})

test('the link of a member ends with the membership', async () => {
  const person = await at.person()
  const url = await linkOf(person)
  await at.query('delete from memberships where user_id = $1', [person.user.id])
  expect((await open(url)).statusCode).toBe(404)
})

test('the database has only a hash of the token', async () => {
  const person = await at.person()
  const token = /token=([\w-]{43})$/.exec(await linkOf(person))?.[1] ?? ''
  expect(token).toHaveLength(43)
  const { rows } = await at.query('select calendar_feeds::text as feed from calendar_feeds')
  const stored = rows.map(({ feed }) => String(feed)).join()
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(Buffer.from(token).toString('hex'))
})

test.each(['?token=x', '?token=', '', `?token=${'A'.repeat(43)}`, '?token=%00'])(
  '%s opens nothing',
  async (search) => {
    expect([400, 404]).toContain((await open(`/api/calendar/feed.ics${search}`)).statusCode)
  },
)
