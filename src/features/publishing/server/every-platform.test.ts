import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { keepFile } from '#core/files/index.server.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import { addReader, openShop } from '#tests/mailing-shop.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { onlyPost, send, watch } from './publishing.fixture.ts'

let at: TestApp
let png: Buffer
beforeAll(async () => {
  at = await createTestApp()
  at.deps.env.publicUrl = await at.listen()
  png = await sharp({ create: { width: 1080, height: 1350, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
})
afterAll(() => at.close())

const read = async (person: Person, id: string) =>
  (await person.get(`/api/campaigns/${id}`)).json<CampaignDetail>()

/** A campaign for this platform with what it asks for: an image, or a video. */
async function choose(person: Person, platform: Platform): Promise<string> {
  const answer = await person.post('/api/campaigns', {
    title: 'Spring',
    description: 'Fresh bread every morning.',
    platforms: [platform],
    withPictures: false,
  })
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: string }>()
  const { requires, video } = manifestOf(platform).media
  if (requires === 'nothing') return id
  const { id: postId, workspaceId } = await onlyPost(at, id)
  const [kind, type, content] =
    requires === 'video' && video
      ? (['video', 'video/mp4', Buffer.from('a video')] as const)
      : (['picture', 'image/png', png] as const)
  const url = await keepFile(at.deps, workspaceId, type, content, { width: 1080, height: 1350 })
  await at.query(
    `insert into post_media (workspace_id, post_id, kind, url, width, height, alt) values ($1, $2, $3, $4, 1080, 1350, '')`,
    [workspaceId, postId, kind, url],
  )
  return id
}

/** Schedules it for the next minute, and lets that minute pass. */
async function scheduleAndSend(person: Person, id: string): Promise<void> {
  const scheduledFor = new Date(Date.now() + 60_000).toISOString()
  const answer = await person.post(`/api/campaigns/${id}/schedule`, { scheduledFor })
  expect([answer.statusCode, answer.json().posts?.[0]?.state]).toEqual([200, 'scheduled'])
  await at.query("update posts set due_at = now() - interval '1 second' where campaign_id = $1", [id])
  await send(at, id)
  for (let round = 0; round < 5 && (await onlyPost(at, id)).state === 'sending'; round++) {
    await at.query("update posts set lease_until = now() - interval '1 second' where campaign_id = $1", [id])
    await watch(at, id)
  }
}

describe.each(allPlatforms.map((platform) => [platform]))('%s', (platform) => {
  const { goesTo } = manifestOf(platform)

  test('is chosen, checked, scheduled, and goes out in the sandbox', async () => {
    const { person } = await openShop(at)
    if (goesTo === 'mailboxes') await addReader(person, 'luz@example.com')
    const connected = await person.post('/api/social-accounts/sandbox', { platform })
    expect(connected.json<SocialAccount>()).toMatchObject({ platform, isTest: true })
    const id = await choose(person, platform)
    expect((await read(person, id)).posts).toMatchObject([
      { platform, state: 'draft', destination: 'test', problems: [] },
    ])
    await scheduleAndSend(person, id)
    expect((await read(person, id)).posts).toMatchObject([{ state: 'published', reason: null }])
  })

  test('waits for a person without an account, and says why', async () => {
    const person = await at.person()
    const id = await choose(person, platform)
    await scheduleAndSend(person, id)
    const [post] = (await read(person, id)).posts
    expect(post).toMatchObject({ state: 'needs_you', destination: 'person', reason: 'no_account' })
    const confirmed = await person.post(`/api/campaigns/${id}/posts/${post?.id}/confirm`, {})
    expect(confirmed.json().posts).toMatchObject([{ state: 'published' }])
  })
})
