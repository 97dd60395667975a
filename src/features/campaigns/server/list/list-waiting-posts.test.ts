import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCampaign, postOn, uploadPicture } from '#features/campaigns/server/campaigns.fixture.ts'
import { addPostIn, putIn } from '#features/campaigns/server/post-states.fixture.ts'
import type { WaitingPosts } from '#features/campaigns/waiting.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const waitingOf = async (person: Person) => (await person.get('/api/posts/waiting')).json<WaitingPosts>()
const giveReason = (postId: string, reason: string) =>
  at.query('update posts set reason = $2 where id = $1', [postId, reason])

test('lists what a person has to post, the oldest first, with text and files', async () => {
  const ana = await at.person()
  const later = await addPostIn(at, ana, 'needs_you', { minutes: -5, platform: 'reddit' })
  const { id } = await addCampaign(ana, { title: 'Bread', platforms: ['facebook'] })
  const { id: postId } = await postOn(ana, id, 'facebook')
  await ana.put(`/api/campaigns/${id}/posts/${postId}/media`, {
    url: await uploadPicture(ana),
    alt: 'A loaf',
  })
  await putIn(at, postId, 'needs_you', -60)
  for (const state of ['draft', 'published', 'failed']) await addPostIn(at, ana, state)
  const { total, posts } = await waitingOf(ana)
  expect([total, posts.map((post) => post.id)]).toEqual([2, [postId, later.postId]])
  expect(posts[0]).toMatchObject({
    campaignId: id,
    campaignTitle: 'Bread',
    platform: 'facebook',
    text: 'Spring has come to the shop.',
    media: [{ kind: 'picture', alt: 'A loaf' }],
  })
})

test('leaves out what goes out by itself once its account is back, and what others have', async () => {
  const ana = await at.person()
  const { postId } = await addPostIn(at, ana, 'needs_you')
  await giveReason(postId, 'no_account')
  expect((await waitingOf(ana)).total).toBe(1)
  expect((await waitingOf(await at.person())).total).toBe(0)
  await giveReason(postId, 'needs_reconnect')
  expect(await waitingOf(ana)).toEqual({ total: 0, posts: [] })
})

test('counts also those it does not list', async () => {
  const ana = await at.person()
  const { postId } = await addPostIn(at, ana, 'needs_you')
  await at.query(
    `insert into posts (id, workspace_id, campaign_id, platform, text, state, account_id)
     select gen_random_uuid(), workspace_id, campaign_id, platform, text, state, gen_random_uuid()
     from posts, generate_series(1, 55) where id = $1`,
    [postId],
  )
  const { total, posts } = await waitingOf(ana)
  expect([total, posts.length]).toEqual([56, 50])
})
