import type { Person } from '#tests/person.ts'
import { png } from '#tests/png.ts'
import type { TestApp } from '#tests/test-app.ts'
import type { PostState } from '../campaign-status.ts'
import type { Campaign, CampaignDetail } from '../campaigns.contract.ts'
import type { Post } from '../post-shape.ts'

/** Adds a campaign through the API, without pictures by default. */
export async function addCampaign(person: Person, details: Record<string, unknown> = {}): Promise<Campaign> {
  const answer = await person.post('/api/campaigns', {
    title: 'Spring',
    description: 'Spring has come to the shop.',
    platforms: ['facebook', 'x'],
    withPictures: false,
    ...details,
  })
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

export const readCampaign = async (person: Person, id: string): Promise<CampaignDetail> =>
  (await person.get(`/api/campaigns/${id}`)).json()

export async function postOn(person: Person, id: string, platform: string): Promise<Post> {
  const { posts } = await readCampaign(person, id)
  const post = posts.find((each) => each.platform === platform)
  if (!post) throw new Error(`There is no post on ${platform}.`)
  return post
}

/** Simulates what the engine would have written. */
export const setState = (at: TestApp, postId: string, state: PostState) =>
  at.query(
    `update posts set state = $1, scheduled_for = coalesce(scheduled_for, '2026-03-10T12:00:00Z'),
      due_at = coalesce(scheduled_for, now()), lease_until = now() where id = $2`,
    [state, postId],
  )

/** Answers the URL of an uploaded picture. */
export async function uploadPicture(person: Person): Promise<string> {
  const { uploadURL } = (await person.post('/api/objects/upload')).json<{ uploadURL: string }>()
  await person.call({
    method: 'PUT',
    url: uploadURL,
    payload: png,
    headers: { 'content-type': 'image/png' },
  })
  return uploadURL.split('?', 1)[0] ?? ''
}

export const claimsOf = async (at: TestApp, url: string): Promise<number> => {
  const { rows } = await at.query('select claims from files where name = $1', [url.split('/').at(-1)])
  return Number(rows[0]?.claims)
}
