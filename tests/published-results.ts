import { expect } from 'vitest'
import { addCampaign, postOn } from '#features/campaigns/server/campaigns.fixture.ts'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'

/** What Analytics shows a person. */
export async function look<Figures>(person: Person, path = ''): Promise<Figures> {
  const answer = await person.get(`/api/analytics${path}`)
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json()
}

/** Null for what the network does not report. */
type Results = { reach: number | null; likes?: number | null; clicks?: number | null }

type Details = { platform?: string; brandId?: string; title?: string }

/** As if a post of a campaign had been published with these results. */
async function publishWithResults(
  at: TestApp,
  person: Person,
  time: string,
  { reach, likes = 0, clicks = 0 }: Results,
  details: Details = {},
): Promise<string> {
  const { platform = 'facebook', ...campaign } = details
  const { id } = await addCampaign(person, { platforms: [platform], ...campaign })
  const post = await postOn(person, id, platform)
  await at.query(
    `update posts set state = 'published', scheduled_for = $2, published_at = $2, reach = coalesce($3, 0),
     likes = coalesce($4, 0), clicks = coalesce($5, 0) where id = $1`,
    [post.id, time, reach, likes, clicks],
  )
  await at.query(
    `insert into post_result_days (workspace_id, post_id, day, reach, likes, clicks)
     select workspace_id, id, $2::timestamptz::date, $3, $4, $5 from posts where id = $1`,
    [post.id, time, reach, likes, clicks],
  )
  await at.query("update campaigns set status = 'published' where id = $1", [id])
  return id
}

export const publisherAt =
  (app: () => TestApp) =>
  (person: Person, time: string, results: Results, details?: Details): Promise<string> =>
    publishWithResults(app(), person, time, results, details)
