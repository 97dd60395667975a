import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { claimsOf, uploadPicture } from '#features/campaigns/server/campaigns.fixture.ts'
import * as tools from '#features/writing/server/writing.service.ts'
import { AppError } from '#platform/errors.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { ContentPlan, PlanEntry } from '../planner.contract.ts'
import { drawPlanPictures } from './draw-plan-pictures.job.ts'
import { approvedPlan, writtenPlan } from './planner.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
afterEach(() => {
  vi.restoreAllMocks()
  at.clock.set('2026-03-10T12:00:00.000Z')
})

type Scheduled = { plan: ContentPlan; scheduled: number; skipped: number }

const urlOf = (plan: ContentPlan, place: number) =>
  `/api/content-plans/${plan.id}/posts/${plan.posts[place]?.id}`
const entryIn = ({ posts }: ContentPlan, id: string | undefined): PlanEntry | undefined =>
  posts.find((post) => post.id === id)
const schedule = async (person: Person, { id }: ContentPlan) => {
  await person.post(`/api/content-plans/${id}/approve`)
  return person.post(`/api/content-plans/${id}/schedule`)
}

describe('rewriting', () => {
  test('gives another text for the same day, platform and reason, and says who wrote it', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    const before = plan.posts[4]
    const after = entryIn((await ana.post(`${urlOf(plan, 4)}/rewrite`, {})).json(), before?.id)
    expect(after?.text).not.toBe(before?.text)
    expect(after).toMatchObject({
      day: before?.day,
      time: before?.time,
      platform: before?.platform,
      reason: before?.reason,
      reasonDetail: before?.reasonDetail,
      writtenBy: 'built-in',
      canUndoRewrite: true,
    })
  })

  test('can be undone once, also by a double click', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    const before = plan.posts[4]
    await ana.post(`${urlOf(plan, 4)}/rewrite`, {})
    const undo = () => ana.post(`${urlOf(plan, 4)}/rewrite/undo`)
    const [first, second] = await Promise.all([undo(), undo()])
    for (const answer of [first, second]) expect(entryIn(answer.json(), before?.id)).toEqual(before)
  })

  test('two clicks at once keep the original for undo', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    const { rewriteDay } = builtInWriter
    let waiting = 0
    let release: (() => void) | undefined
    const both = new Promise<void>((resolve) => {
      release = resolve
    })
    vi.spyOn(builtInWriter, 'rewriteDay').mockImplementation(async (brief) => {
      if (++waiting === 2) release?.()
      await both
      return rewriteDay(brief)
    })
    const rewrite = () => ana.post(`${urlOf(plan, 4)}/rewrite`, {})
    const answers = await Promise.all([rewrite(), rewrite()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const undone = (await ana.post(`${urlOf(plan, 4)}/rewrite/undo`)).json<ContentPlan>()
    expect(entryIn(undone, plan.posts[4]?.id)?.text).toBe(plan.posts[4]?.text)
  })

  test('an edit in another tab meanwhile wins', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    const { rewriteDay } = builtInWriter
    vi.spyOn(builtInWriter, 'rewriteDay').mockImplementation(async (brief) => {
      await ana.patch(urlOf(plan, 4), { text: 'Mine' })
      return rewriteDay(brief)
    })
    const after = (await ana.post(`${urlOf(plan, 4)}/rewrite`, {})).json<ContentPlan>()
    expect(entryIn(after, plan.posts[4]?.id)).toMatchObject({
      text: 'Mine',
      writtenBy: 'person',
      canUndoRewrite: false,
    })
  })

  test('a model is named, and a refusing one can be replaced by the built-in writer', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    const post = { title: 'Fresh', text: 'A fresh thought.' }
    const model = { ...builtInWriter, by: { kind: 'ai' as const, model: 'small' } }
    const open = vi.spyOn(tools, 'openWriter')
    open.mockResolvedValueOnce({ ...model, rewriteDay: async () => ({ post, by: model.by }) })
    const written = (await ana.post(`${urlOf(plan, 0)}/rewrite`, {})).json<ContentPlan>()
    expect(written.posts[0]).toMatchObject({ ...post, writtenBy: 'ai', writtenModel: 'small' })
    open.mockResolvedValueOnce({ ...model, rewriteDay: () => Promise.reject(new AppError('ai_quota')) })
    expect((await ana.post(`${urlOf(plan, 1)}/rewrite`, {})).json().code).toBe('ai_quota')
    const again = await ana.post(`${urlOf(plan, 1)}/rewrite`, { writer: 'built-in' })
    expect(again.json<ContentPlan>().posts[1]).toMatchObject({ writtenBy: 'built-in' })
  })

  test('nothing else to say is a plain reason', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    vi.spyOn(builtInWriter, 'rewriteDay').mockResolvedValueOnce(null)
    const answer = await ana.post(`${urlOf(plan, 4)}/rewrite`, {})
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'post_no_other_text'])
  })
})

describe('skipping', () => {
  test('a skipped post stays in the plan and is not scheduled, until it is brought back', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    const skipped = (await ana.patch(urlOf(plan, 0), { isSkipped: true })).json<ContentPlan>()
    expect(skipped.posts).toHaveLength(31)
    expect(skipped.posts[0]?.isSkipped).toBe(true)
    const { items } = (await ana.get('/api/calendar?from=2026-05-01&to=2026-05-31')).json()
    expect(items).toHaveLength(30)
    expect((await schedule(ana, plan)).json<Scheduled>().scheduled).toBe(30)
    await ana.patch(urlOf(plan, 0), { isSkipped: false })
    const more = await ana.post(`/api/content-plans/${plan.id}/schedule`)
    expect(more.json<Scheduled>().scheduled).toBe(1)
  })

  test('an approved plan needs a new approval, but skipping twice changes nothing', async () => {
    const ana = await at.person()
    const plan = await approvedPlan(at, ana)
    expect((await ana.patch(urlOf(plan, 0), { isSkipped: true })).json().status).toBe('draft')
    await ana.post(`/api/content-plans/${plan.id}/approve`)
    expect((await ana.patch(urlOf(plan, 0), { isSkipped: true })).json().status).toBe('approved')
  })

  test('a plan without anything left is refused with a reason', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    await at.query('update plan_entries set is_skipped = true where plan_id = $1', [plan.id])
    const answer = await schedule(ana, plan)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'plan_nothing_to_schedule'])
  })
})

describe('deleting', () => {
  test('a deleted post is gone, and can be restored as it was', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    const remove = () => ana.delete(urlOf(plan, 3))
    const answers = await Promise.all([remove(), remove()])
    for (const answer of answers) expect(answer.json<ContentPlan>().posts).toHaveLength(30)
    expect((await ana.patch(urlOf(plan, 3), { time: '10:00' })).statusCode).toBe(404)
    expect((await ana.post(`${urlOf(plan, 3)}/rewrite`, {})).statusCode).toBe(404)
    const restored = (await ana.post(`${urlOf(plan, 3)}/restore`)).json<ContentPlan>()
    expect(restored.posts).toEqual(plan.posts)
    expect((await ana.post(`${urlOf(plan, 3)}/restore`)).json<ContentPlan>().posts).toEqual(plan.posts)
  })

  test('after a day, the next deletion ends the time to restore', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana)
    await ana.delete(urlOf(plan, 3))
    at.clock.advance(25 * 3600)
    await ana.delete(urlOf(plan, 4))
    expect((await ana.post(`${urlOf(plan, 3)}/restore`)).statusCode).toBe(404)
    expect((await ana.post(`${urlOf(plan, 4)}/restore`)).statusCode).toBe(200)
  })
})

describe('a picture', () => {
  const givePicture = async (person: Person, plan: ContentPlan, place: number) => {
    const url = await uploadPicture(person)
    const answer = await person.put(`${urlOf(plan, place)}/picture`, { url, alt: 'Our shop' })
    return { url, answer }
  }

  test('is used instead of a drawn one when the plan is scheduled', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana, { platforms: ['facebook'] })
    const { url, answer } = await givePicture(ana, plan, 0)
    expect(answer.json<ContentPlan>().posts[0]?.picture).toMatchObject({ url, alt: 'Our shop' })
    const { plan: after } = (await schedule(ana, plan)).json<Scheduled>()
    const { rows } = await at.query(
      'select url, alt from post_media join posts on posts.id = post_media.post_id where campaign_id = $1',
      [after.posts[0]?.campaignId],
    )
    expect(rows).toEqual([{ url, alt: 'Our shop' }])
    const { rows: jobs } = await at.query(
      "select data from pgboss.job where name = 'planner.draw-pictures' and data->>'workspaceId' = $1",
      [await workspaceOf(at, ana)],
    )
    const { pictures: drawn } = drawPlanPictures.payload.parse(jobs[0]?.data)
    expect(drawn).toHaveLength(30)
    expect(drawn.map(({ campaignId }) => campaignId)).not.toContain(after.posts[0]?.campaignId)
  })

  test('is released when it is replaced or removed, or the plan is deleted', async () => {
    const ana = await at.person()
    const plan = await writtenPlan(at, ana, { platforms: ['facebook'] })
    const first = await givePicture(ana, plan, 0)
    expect(await claimsOf(at, first.url)).toBe(1)
    const second = await givePicture(ana, plan, 0)
    expect([await claimsOf(at, first.url), await claimsOf(at, second.url)]).toEqual([0, 1])
    await ana.delete(`${urlOf(plan, 0)}/picture`)
    const after = (await ana.delete(`${urlOf(plan, 0)}/picture`)).json<ContentPlan>()
    expect([after.posts[0]?.picture, await claimsOf(at, second.url)]).toEqual([null, 0])
    const third = await givePicture(ana, plan, 1)
    await ana.delete(`/api/content-plans/${plan.id}`)
    expect(await claimsOf(at, third.url)).toBe(0)
  })

  test('is refused on a platform for videos, and if the file is of another workspace', async () => {
    const [ana, eve] = [await at.person(), await at.person()]
    const videos = await writtenPlan(at, ana, { platforms: ['youtube_shorts'] })
    const { answer } = await givePicture(ana, videos, 0)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'post_takes_no_picture'])
    const plan = await writtenPlan(at, ana, { month: 6, platforms: ['facebook'] })
    const url = await uploadPicture(eve)
    expect((await ana.put(`${urlOf(plan, 0)}/picture`, { url })).statusCode).toBeGreaterThanOrEqual(400)
  })
})

test('a scheduled post is refused everywhere with a plain reason', async () => {
  const ana = await at.person()
  const plan = await approvedPlan(at, ana, { platforms: ['facebook'] })
  await ana.post(`/api/content-plans/${plan.id}/schedule`)
  const url = urlOf(plan, 0)
  const answers = [
    await ana.post(`${url}/rewrite`, {}),
    await ana.post(`${url}/rewrite/undo`),
    await ana.patch(url, { isSkipped: true }),
    await ana.delete(url),
    await ana.put(`${url}/picture`, { url: await uploadPicture(ana) }),
    await ana.delete(`${url}/picture`),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    Array(6).fill([409, 'post_on_calendar']),
  )
})

test('posts of another workspace are not found', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const plan = await writtenPlan(at, ana, { platforms: ['facebook'] })
  const url = urlOf(plan, 0)
  const answers = [
    await eve.post(`${url}/rewrite`, {}),
    await eve.post(`${url}/rewrite/undo`),
    await eve.patch(url, { isSkipped: true }),
    await eve.delete(url),
    await eve.post(`${url}/restore`),
    await eve.put(`${url}/picture`, { url: await uploadPicture(eve) }),
    await eve.delete(`${url}/picture`),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404))
  expect((await ana.get(`/api/content-plans/${plan.id}`)).json<ContentPlan>().posts).toEqual(plan.posts)
})

test('a text that a person changed is marked, also on its campaign', async () => {
  const ana = await at.person()
  const plan = await writtenPlan(at, ana, { platforms: ['facebook'] })
  const same = (await ana.patch(urlOf(plan, 0), { text: plan.posts[0]?.text })).json<ContentPlan>()
  expect(same.posts[0]?.writtenBy).toBeNull()
  const changed = (await ana.patch(urlOf(plan, 0), { text: 'Our own words' })).json<ContentPlan>()
  expect(changed.posts[0]?.writtenBy).toBe('person')
  const { plan: after } = (await schedule(ana, plan)).json<Scheduled>()
  const { rows } = await at.query(
    'select written_by from posts where campaign_id = any($1) order by scheduled_for',
    [after.posts.slice(0, 2).map(({ campaignId }) => campaignId)],
  )
  expect(rows.map(({ written_by }) => written_by)).toEqual([null, 'built-in'])
})
