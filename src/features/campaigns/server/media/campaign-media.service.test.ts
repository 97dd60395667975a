import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Platform, platforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCampaign } from '../create/add-campaign.ts'
import { drawMedia } from './campaign-media.service.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const content = { content: '', variations: [], suggestedHashtags: [], visualSuggestions: [] }
const words = { headline: 'Autumn menu', line: 'Soup and cake.', call: 'Book a table' }

async function campaignOn(chosen: readonly Platform[], formats: string[] = []) {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const campaignId = await addCampaign(
    at.deps.db,
    { workspaceId, userId: ana.user.id, clientId: undefined },
    {
      ...{
        brandId: null,
        title: 'Autumn',
        description: '',
        content,
        writtenBy: null,
        scheduledFor: null,
      },
      posts: chosen.map((platform) => ({ platform, title: 'Autumn', text: 'Soup and cake.', formats })),
    },
  )
  return { ana, workspaceId, campaignId }
}

async function mediaOf(workspaceId: WorkspaceId) {
  const { rows } = await at.query(
    `select platform, kind, url, post_media.width, post_media.height, alt, claims from post_media
      join posts on posts.id = post_id
      join files on files.name = replace(url, '/api/objects/', '')
      where post_media.workspace_id = $1`,
    [workspaceId],
  )
  return new Map(rows.map((row) => [row.platform as Platform, row]))
}

test('makes what each platform takes: pictures in its size, one clip per video shape', async () => {
  const { ana, workspaceId, campaignId } = await campaignOn(platforms)
  const through: Platform[] = []
  await drawMedia(at.deps, workspaceId, campaignId, words, async (platform) => void through.push(platform))
  expect(new Set(through)).toEqual(new Set(platforms))
  const media = await mediaOf(workspaceId)
  for (const platform of platforms) {
    const { requires, size, maxPictureBytes } = manifestOf(platform).media
    const made = media.get(platform)
    expect([platform, made?.kind, made?.alt]).toEqual([
      platform,
      requires === 'video' ? 'video' : 'picture',
      'Autumn menu. Soup and cake.',
    ])
    if (requires === 'video') continue
    const { rawPayload } = await ana.get(made?.url ?? '')
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect([platform, format, width, height]).toEqual([platform, 'jpeg', size.width, size.height])
    expect(rawPayload.length).toBeLessThan(maxPictureBytes)
  }
  const [reels, shorts, youtube] = [
    media.get('instagram_reels'),
    media.get('youtube_shorts'),
    media.get('youtube'),
  ]
  expect(reels).toMatchObject({ width: 720, height: 1280, claims: 2 })
  expect(shorts?.url).toBe(reels?.url)
  expect(youtube).toMatchObject({ width: 1280, height: 720, claims: 1 })
})

test('uses the formats chosen in the creator, in their sizes', async () => {
  const formats = ['ig_feed_photo', 'fb_reels']
  const { workspaceId, campaignId } = await campaignOn(['instagram', 'facebook', 'x'], formats)
  await drawMedia(at.deps, workspaceId, campaignId, words)
  const media = await mediaOf(workspaceId)
  expect(media.get('instagram')).toMatchObject({ kind: 'picture', width: 1080, height: 1080 })
  expect(media.get('facebook')).toMatchObject({ kind: 'video', width: 720, height: 1280 })
  expect(media.get('x')).toMatchObject({ kind: 'picture', width: 1600, height: 900 })
})

test('a killed run resumes with the missing media, and a second run adds nothing', async () => {
  const { workspaceId, campaignId } = await campaignOn(['x', 'facebook', 'linkedin'])
  const stopped = drawMedia(at.deps, workspaceId, campaignId, words, () =>
    Promise.reject(new Error('killed')),
  )
  await expect(stopped).rejects.toThrow('killed')
  const first = await mediaOf(workspaceId)
  expect(first.size).toBe(1)
  const through: Platform[] = []
  await drawMedia(at.deps, workspaceId, campaignId, words, async (platform) => void through.push(platform))
  expect(through).toHaveLength(2)
  const all = await mediaOf(workspaceId)
  expect(all.size).toBe(3)
  for (const [platform, made] of first) expect(all.get(platform)).toEqual(made)
  await drawMedia(at.deps, workspaceId, campaignId, words)
  expect(await mediaOf(workspaceId)).toEqual(all)
})

test('ignores a campaign of another workspace', async () => {
  const { workspaceId, campaignId } = await campaignOn(['x'])
  const eve = await workspaceOf(at, await at.person())
  await drawMedia(at.deps, eve, campaignId, words)
  expect((await mediaOf(workspaceId)).size + (await mediaOf(eve)).size).toBe(0)
})
