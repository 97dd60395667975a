import { randomUUID } from 'node:crypto'
import { uploadPicture } from '#features/campaigns/server/campaigns.fixture.ts'
import { createCampaign } from '#features/creator/server/create-campaign.job.ts'
import { approvedPlan, askForPlan, wish, writtenPlan } from '#features/planner/server/planner.fixture.ts'
import { addVideo } from '#features/videos/server/videos.fixture.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { type Build, brand, mediaItem, workspaceOf } from './sample.ts'

const newCreation = {
  idea: 'Two coffees for the price of one on Friday',
  text: 'Invite people to come with a friend',
  kind: 'offer',
  asContent: ['Invite people to come with a friend'],
  platforms: [
    { platform: 'instagram', selectedFormats: ['ig_feed_photo'], adType: 'organic', budget: 100 },
    { platform: 'email', selectedFormats: [], adType: 'organic', budget: 100 },
  ],
  scheduledFor: '2026-03-20T09:00:00.000Z',
  writer: 'built-in',
}

const creation = async (owner: Person, at: TestApp): Promise<string> => {
  const body = { ...newCreation, key: randomUUID() }
  const { id } = (await owner.post('/api/creations', body)).json<{ id: string }>()
  await createCampaign.run({ workspaceId: await workspaceOf(owner, at), creationId: id }, at.deps)
  return id
}

const planPost = async (owner: Person, at: TestApp, platforms?: string[]) => {
  const { id, posts } = await writtenPlan(at, owner, platforms && { platforms })
  return { id, postId: posts[0]?.id ?? '' }
}

const video = async (owner: Person, at: TestApp): Promise<string> =>
  addVideo(at, await workspaceOf(owner, at))

export const contentSamples: Record<string, Build> = {
  'POST /api/briefs/read': async (owner) => ({
    body: {
      idea: 'Two coffees for the price of one on Friday. Keep it short.',
      text: 'Invite people to come with a friend',
      kind: 'offer',
      asContent: ['Keep it short'],
      brandId: await brand(owner),
      scheduledFor: '2026-03-20T09:00:00.000Z',
    },
  }),
  'POST /api/help-chat': () => ({ body: { message: 'Where do I start?', language: 'english' } }),
  'POST /api/creations': async (owner) => ({
    body: { ...newCreation, key: randomUUID(), imageId: await mediaItem(owner) },
  }),
  'GET /api/creations/:id': async (owner, at) => ({ params: { id: await creation(owner, at) } }),
  'GET /api/live-texts/:id': async (owner, at) => ({ params: { id: await creation(owner, at) } }),
  'GET /api/creations/:id/download': async (owner, at) => ({ params: { id: await creation(owner, at) } }),
  'POST /api/generate-video': () => ({
    body: { prompt: 'Fresh bread. Every day!', style: 'vibrant', duration: 3, aspectRatio: '16:9' },
  }),
  'POST /api/videos/storyboard': () => ({ body: { prompt: 'Fresh bread. Every day!', duration: 3 } }),
  'GET /api/videos/:id': async (owner, at) => ({ params: { id: await video(owner, at) } }),
  'GET /api/videos/:id/file': async (owner, at) => ({ params: { id: await video(owner, at) } }),
  'POST /api/storage/unused-videos/delete': async (owner, at) => ({
    body: { ids: [await video(owner, at)] },
  }),
  'DELETE /api/videos/:id': async (owner, at) => ({ params: { id: await video(owner, at) } }),
  'POST /api/content-plans/generate': () => ({ body: wish({ platforms: ['instagram'], brandId: null }) }),
  'GET /api/content-plans/:id': async (owner) => ({ params: { id: (await askForPlan(owner)).id } }),
  'PATCH /api/content-plans/:id': async (owner) => ({
    params: { id: (await askForPlan(owner)).id },
    body: { title: 'Changed' },
  }),
  'DELETE /api/content-plans/:id': async (owner) => ({ params: { id: (await askForPlan(owner)).id } }),
  'POST /api/content-plans/:id/retry': async (owner) => ({ params: { id: (await askForPlan(owner)).id } }),
  'POST /api/content-plans/:id/approve': async (owner, at) => ({
    params: { id: (await writtenPlan(at, owner)).id },
  }),
  'POST /api/content-plans/:id/reopen': async (owner, at) => ({
    params: { id: (await approvedPlan(at, owner)).id },
  }),
  'POST /api/content-plans/:id/schedule': async (owner, at) => ({
    params: { id: (await approvedPlan(at, owner)).id },
  }),
  'PATCH /api/content-plans/:id/posts/:postId': async (owner, at) => ({
    params: await planPost(owner, at),
    body: { time: '18:30', platform: 'facebook', title: 'Changed', text: 'Changed', isSkipped: true },
  }),
  'POST /api/content-plans/:id/posts/:postId/move': async (owner, at) => ({
    params: await planPost(owner, at),
    body: { day: '2026-05-20' },
  }),
  'DELETE /api/content-plans/:id/posts/:postId': async (owner, at) => ({ params: await planPost(owner, at) }),
  'POST /api/content-plans/:id/posts/:postId/restore': async (owner, at) => ({
    params: await planPost(owner, at),
  }),
  'POST /api/content-plans/:id/posts/:postId/rewrite': async (owner, at) => ({
    params: await planPost(owner, at),
    body: { writer: 'built-in' },
  }),
  'POST /api/content-plans/:id/posts/:postId/rewrite/undo': async (owner, at) => ({
    params: await planPost(owner, at),
  }),
  'PUT /api/content-plans/:id/posts/:postId/picture': async (owner, at) => ({
    params: await planPost(owner, at, ['facebook']),
    body: { url: await uploadPicture(owner), alt: 'Our shop' },
  }),
  'DELETE /api/content-plans/:id/posts/:postId/picture': async (owner, at) => ({
    params: await planPost(owner, at),
  }),
}
