import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { addCampaign, readCampaign } from './campaigns.fixture.ts'

export type PostIn = { campaignId: string; postId: string }

/** A post as the engine would have left it; times are minutes from now, by the database clock. */
export async function addPostIn(
  at: TestApp,
  person: Person,
  state: string,
  { minutes = 0, title = 'Spring', platform = 'x' } = {},
): Promise<PostIn> {
  const { id: campaignId } = await addCampaign(person, { title, platforms: [platform] })
  const [post] = (await readCampaign(person, campaignId)).posts
  const postId = post?.id ?? ''
  await putIn(at, postId, state, minutes)
  return { campaignId, postId }
}

export async function putIn(at: TestApp, postId: string, state: string, minutes = 0): Promise<void> {
  await at.query(
    `with moment as (select now() + $3 * interval '1 minute' as at)
     update posts set state = $2, scheduled_for = moment.at, due_at = moment.at, lease_until = moment.at,
       published_at = case when $2 = 'published' then moment.at end
     from moment where id = $1`,
    [postId, state, minutes],
  )
  await at.query(
    `update campaigns set scheduled_for = (select min(scheduled_for) from posts where campaign_id = campaigns.id),
       status = case when $2 = 'published' then 'published' else 'scheduled' end
     where id = (select campaign_id from posts where id = $1)`,
    [postId, state],
  )
}
