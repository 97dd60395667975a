import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { AppError } from '#platform/errors.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import { everywhere } from '../platform-rules.ts'
import { tools } from './creation-tools.ts'
import { ask, look, runJob } from './creator.fixture.ts'
import { resumeCreations } from './resume-creations.job.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => at.close())

const campaignsOf = async (workspaceId: string) =>
  (await at.query('select id, status, title from campaigns where workspace_id = $1', [workspaceId])).rows

/** As if its worker had been killed a while ago. */
const expireHeartbeat = (id: string) =>
  at.query("update creations set updated_at = now() - interval '2 minutes' where id = $1", [id])

test('an idea becomes a draft with text and picture per platform, and the person is notified', async () => {
  const ana = await at.person()
  const { id } = await ask(ana, { text: 'Invite people to come with a friend' })
  await runJob(at, ana, id)
  const creation = await look(ana, id)
  expect(creation).toMatchObject({
    status: 'done',
    progress: { instagram: 'done', instagram_story: 'done', email: 'done' },
    campaign: { id: creation.campaignId, writtenBy: 'built-in' },
  })
  expect(creation.campaign?.posts).toMatchObject([
    { platform: 'instagram', formats: ['ig_feed_photo'], state: 'draft', scheduledFor: null },
    { platform: 'instagram_story', formats: ['ig_stories'], state: 'draft' },
    { platform: 'email', formats: [], state: 'draft' },
  ])
  for (const { text, media } of creation.campaign?.posts ?? []) {
    expect(text.length).toBeGreaterThan(0)
    expect(media).toHaveLength(1)
    expect((await ana.get(media[0]?.url ?? '')).statusCode).toBe(200)
  }
  const { rows } = await at.query(
    'select platform, ad_type, budget from posts where campaign_id = $1 order by platform',
    [creation.campaignId],
  )
  expect(rows).toEqual([
    { platform: 'email', ad_type: 'organic', budget: null },
    { platform: 'instagram', ad_type: 'both', budget: 250 },
    { platform: 'instagram_story', ad_type: 'both', budget: 250 },
  ])
  const notices = (await ana.get('/api/notifications')).json()
  expect(notices[0]).toMatchObject({ type: 'creation_done', link: `/waterfall?creation=${id}` })
  expect((await ana.get('/api/activity')).json()[0]).toMatchObject({ kind: 'campaign_generated' })
})

test('a text by the built-in writer instead of the model is marked', async () => {
  const ana = await at.person()
  const by = { kind: 'ai', model: 'small' } as const
  vi.spyOn(tools, 'openWriter').mockResolvedValueOnce({
    ...builtInWriter,
    by,
    writeCampaign: async (brief) => ({ ...(await builtInWriter.writeCampaign(brief)), fallbacks: ['email'] }),
  })
  vi.spyOn(tools, 'drawCampaignMedia').mockResolvedValueOnce()
  const { id } = await ask(ana)
  await runJob(at, ana, id)
  const { campaign } = await look(ana, id)
  expect(campaign?.writtenBy).toBe('ai')
  expect(campaign?.posts.map(({ platform, writtenBy }) => [platform, writtenBy])).toEqual([
    ['instagram', 'ai'],
    ['instagram_story', 'ai'],
    ['email', 'built-in'],
  ])
})

test('one idea reaches every platform', async () => {
  const ana = await at.person()
  // Media for all of them is slow, and tested elsewhere.
  vi.spyOn(tools, 'drawCampaignMedia').mockResolvedValueOnce()
  const { id } = await ask(ana, { platforms: everywhere() })
  await runJob(at, ana, id)
  const { campaign } = await look(ana, id)
  expect(campaign?.posts).toHaveLength(allPlatforms.length)
})

test('each step is stored while it happens', async () => {
  const ana = await at.person()
  const { id } = await ask(ana)
  const seen: string[] = []
  const { drawCampaignMedia } = tools
  vi.spyOn(tools, 'drawCampaignMedia').mockImplementation(
    async (deps, workspace, campaign, words, onPost) => {
      seen.push(JSON.stringify((await look(ana, id)).progress))
      await drawCampaignMedia(deps, workspace, campaign, words, async (platform) => {
        await onPost?.(platform)
        const { status, progress } = await look(ana, id)
        seen.push(`${status} ${Object.values(progress).filter((step) => step === 'done').length}`)
      })
    },
  )
  await runJob(at, ana, id)
  expect(seen).toEqual([
    '{"email":"drawing","instagram":"drawing","instagram_story":"drawing"}',
    'running 1',
    'running 2',
    'running 3',
  ])
})

test('killed after the texts were saved, it continues with the pictures: one campaign, the same texts', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const { id } = await ask(ana)
  // A kill leaves everything as it is: no failure is reported.
  const drawing = Promise.withResolvers<void>()
  const killed = Promise.withResolvers<void>()
  vi.spyOn(tools, 'drawCampaignMedia').mockImplementationOnce(() => {
    drawing.resolve()
    return killed.promise
  })
  const first = runJob(at, ana, id)
  await drawing.promise
  const before = await look(ana, id)
  expect(before).toMatchObject({ status: 'running', progress: { email: 'drawing' } })

  expect(await runJob(at, ana, id)).toMatchObject({ status: 'again' })
  await expireHeartbeat(id)
  await runJob(at, ana, id)
  const after = await look(ana, id)
  expect(after).toMatchObject({ status: 'done', campaignId: before.campaignId })
  expect(after.campaign?.posts.map(({ text }) => text)).toEqual(
    before.campaign?.posts.map(({ text }) => text),
  )
  expect(await campaignsOf(workspaceId)).toHaveLength(1)

  killed.reject(new Error('killed'))
  await expect(first).rejects.toThrow('killed')
  expect(await look(ana, id)).toMatchObject({ status: 'done' })
})

test('killed while writing, it writes again and there is one campaign', async () => {
  const ana = await at.person()
  const { id } = await ask(ana)
  await at.query("update creations set status = 'running' where id = $1", [id])
  await expireHeartbeat(id)
  const waiting = async () =>
    (await at.query("select id from pgboss.job where data->>'creationId' = $1", [id])).rows.length
  await resumeCreations.run({}, at.deps)
  expect(await waiting()).toBe(2)
  await Promise.all([runJob(at, ana, id), runJob(at, ana, id)])
  await runJob(at, ana, id)
  expect((await look(ana, id)).status).toBe('done')
  expect(await campaignsOf(await workspaceOf(at, ana))).toHaveLength(1)
  await resumeCreations.run({}, at.deps)
  expect(await waiting()).toBe(2)
})

test("temporary errors are retried; permanent ones end with a message in the reader's language", async () => {
  const ana = await at.person({ language: 'es' })
  const { id } = await ask(ana)
  vi.spyOn(tools, 'drawCampaignMedia').mockRejectedValue(new Error('no disk'))
  for (let run = 1; run < 5; run++) await expect(runJob(at, ana, id)).rejects.toThrow('no disk')
  expect((await look(ana, id)).status).toBe('waiting')
  await runJob(at, ana, id)
  expect(await look(ana, id)).toMatchObject({
    status: 'failed',
    progress: { email: 'failed' },
    error: { code: 'internal', message: expect.stringMatching(/^Algo ha fallado/), offersBuiltIn: false },
  })
  expect(await campaignsOf(await workspaceOf(at, ana))).toHaveLength(1)
})

test('a refusing provider is named immediately, and the built-in writer is offered', async () => {
  const ana = await at.person()
  const { id } = await ask(ana)
  const opened = vi.spyOn(tools, 'openWriter').mockResolvedValueOnce({
    by: { kind: 'ai', model: 'small' },
    writeCampaign: () => Promise.reject(new AppError('ai_quota')),
    writePlan: () => Promise.reject(new AppError('ai_quota')),
    rewriteDay: () => Promise.reject(new AppError('ai_quota')),
  })
  await runJob(at, ana, id)
  expect(await look(ana, id)).toMatchObject({
    status: 'failed',
    campaign: null,
    error: {
      code: 'ai_quota',
      message: expect.stringContaining('quota is used up'),
      offersBuiltIn: true,
    },
  })
  expect(await campaignsOf(await workspaceOf(at, ana))).toEqual([])
  expect((await ana.get('/api/notifications')).json()[0]).toMatchObject({ type: 'creation_failed' })

  const again = await ask(ana, { writer: 'built-in' })
  await runJob(at, ana, again.id)
  expect(opened.mock.lastCall?.[2]).toEqual({ builtIn: true })
  expect((await look(ana, again.id)).status).toBe('done')
})

test('the writer gets the target day in the shop’s zone, both texts of the person and their corrections', async () => {
  const ana = await at.person()
  await at.query("update workspaces set time_zone = 'America/New_York' where id = $1", [
    await workspaceOf(at, ana),
  ])
  const writer = await tools.openWriter(at.deps, await workspaceOf(at, ana))
  const writeCampaign = vi.fn(writer.writeCampaign)
  vi.spyOn(tools, 'openWriter').mockResolvedValue({ ...writer, writeCampaign })
  const scheduledFor = '2026-05-01T02:00:00Z'
  const choices = { kind: 'new_product', asContent: ['Keep it short'] }
  const { id } = await ask(ana, { idea: 'Spring', text: 'New cakes', ...choices, scheduledFor })
  await runJob(at, ana, id)
  expect(writeCampaign.mock.lastCall?.[0]).toMatchObject({
    day: '2026-04-30',
    idea: 'Spring\n\nNew cakes',
    ...choices,
    locale: 'en',
    platforms: ['instagram', 'instagram_story', 'email'],
  })
})

const unpacked = async (person: Awaited<ReturnType<TestApp['person']>>, url: string) => {
  const answer = await person.get(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return { entries: unzipSync(answer.rawPayload), name: String(answer.headers['content-disposition']) }
}

test('the archive has a folder per platform with its text and picture, under safe names', async () => {
  const ana = await at.person()
  const { id } = await ask(ana, { idea: '../../etc <b>Café</b> "50 %"' })
  await runJob(at, ana, id)
  const { campaign } = await look(ana, id)
  const { entries, name } = await unpacked(ana, `/api/creations/${id}/download`)
  expect(Object.keys(entries).sort()).toEqual([
    expect.stringMatching(/^email\/picture-1\.(png|jpg)$/),
    'email/post.html',
    'email/text.txt',
    expect.stringMatching(/^instagram\/picture-1\.(png|jpg)$/),
    'instagram/text.txt',
    expect.stringMatching(/^instagram_story\/picture-1\.(png|jpg)$/),
    'instagram_story/text.txt',
  ])
  const email = campaign?.posts.find(({ platform }) => platform === 'email')
  expect(strFromU8(entries['email/text.txt'] ?? new Uint8Array())).toBe(`${email?.title}\n\n${email?.text}\n`)
  const picture = (await ana.get(email?.media[0]?.url ?? '')).rawPayload
  const [packed] = Object.entries(entries).flatMap(([name, bytes]) =>
    name.startsWith('email/picture') ? [bytes] : [],
  )
  expect(Buffer.from(packed ?? []).equals(picture)).toBe(true)
  expect(name).toMatch(/^attachment; filename="[\w-]+\.zip"/)

  const one = await unpacked(ana, `/api/creations/${id}/download?platform=email`)
  expect(Object.keys(one.entries).sort()).toEqual([
    expect.stringMatching(/^picture-1\.(png|jpg)$/),
    'post.html',
    'text.txt',
  ])
  expect(one.name).toContain('-email.zip')
})

test('a missing picture does not block the rest', async () => {
  const ana = await at.person()
  const { id } = await ask(ana)
  await runJob(at, ana, id)
  const { campaign } = await look(ana, id)
  const url = campaign?.posts[0]?.media[0]?.url ?? ''
  await at.query('delete from files where name = $1', [url.split('/').at(-1)])
  const { entries } = await unpacked(ana, `/api/creations/${id}/download`)
  expect(Object.keys(entries)).toHaveLength(6)
})

test.each(['', '?platform=reddit'])('there is nothing to download%s before or beyond it', async (query) => {
  const ana = await at.person()
  const { id } = await ask(ana)
  if (query) await runJob(at, ana, id)
  expect((await ana.get(`/api/creations/${id}/download${query}`)).statusCode).toBe(404)
})

test('deleting a campaign deletes its creation, and running work ends quietly', async () => {
  const ana = await at.person()
  const { id } = await ask(ana)
  vi.spyOn(tools, 'drawCampaignMedia').mockImplementationOnce(async (_deps, workspaceId, campaignId) => {
    await at.query('delete from campaigns where workspace_id = $1 and id = $2', [workspaceId, campaignId])
  })
  await runJob(at, ana, id)
  expect((await ana.get(`/api/creations/${id}`)).statusCode).toBe(404)
})
