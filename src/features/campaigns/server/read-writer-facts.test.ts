import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, firstBrand } from '#core/brands/server/brands.fixture.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addPostIn } from './post-states.fixture.ts'
import { readWriterFacts } from './read-writer-facts.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const workspaceOf = async (person: Person): Promise<WorkspaceId> => {
  const { rows } = await at.query('select workspace_id from memberships where user_id = $1', [person.user.id])
  return rows[0]?.workspace_id as WorkspaceId
}

type Published = { text: string; likes: number; brandId?: string; hasResults?: boolean }

async function publish(
  person: Person,
  { text, likes, brandId, hasResults = true }: Published,
  minutes = -60,
) {
  const { postId, campaignId } = await addPostIn(at, person, 'published', { minutes })
  await at.query('update campaigns set brand_id = $2 where id = $1', [campaignId, brandId ?? null])
  await at.query(
    'update posts set text = $2, likes = $3, results_at = case when $4 then now() end where id = $1',
    [postId, text, likes, hasResults],
  )
}

const read = async (person: Person, brandId: string | null = null) =>
  readWriterFacts(at.deps, await workspaceOf(person), brandId, 'en')

const plain = (number: number) => `Post number ${number} about the bread that we bake every morning.`

test('pasted texts come first, then the two best posts', async () => {
  const ana = await at.person()
  await ana.put('/api/brand-voice', {
    samples: ['Bread is out at eight.'],
    wordsToUse: ['sourdough'],
    wordsToAvoid: [],
    emoji: 'few',
    hashtags: 'auto',
  })
  for (const likes of [1, 9, 4, 7, 2]) await publish(ana, { text: plain(likes), likes })
  const { shop } = await read(ana)
  expect(shop.voice).toMatchObject({
    samples: ['Bread is out at eight.', plain(9), plain(7)],
    wordsToUse: ['sourdough'],
    emoji: 'few',
  })
})

test('with fewer than five posts with results, chance does not decide', async () => {
  const ana = await at.person()
  for (const likes of [1, 9, 4, 7]) await publish(ana, { text: plain(likes), likes })
  await publish(ana, { text: plain(2), likes: 0, hasResults: false })
  expect((await read(ana)).shop.voice?.samples).toEqual([])
})

test('sad news, short texts, posts without reactions and other brands are no pattern', async () => {
  const ana = await at.person()
  const mine = await firstBrand(ana)
  const other = await addBrand(ana, { name: 'Other' })
  await publish(ana, {
    text: 'Our founder Manuel has died. We are closed until Monday. Thank you all.',
    likes: 90,
  })
  await publish(ana, { text: 'Soup!', likes: 80 })
  await publish(ana, { text: plain(70), likes: 70, brandId: other.id })
  await publish(ana, { text: plain(5), likes: 5, brandId: mine.id })
  for (const number of [1, 2, 3]) await publish(ana, { text: plain(number), likes: 0 })
  expect((await read(ana, mine.id)).shop.voice?.samples).toEqual([plain(5)])
})

test('the last 90 posts on the calendar are not to be repeated, and no draft or foreign post', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  await publish(eve, { text: plain(99), likes: 1 })
  await publish(ana, { text: plain(1), likes: 1 }, -120)
  await publish(ana, { text: plain(2), likes: 1 }, -60)
  await addPostIn(at, ana, 'draft')
  await at.query("update posts set scheduled_for = null, due_at = null where state = 'draft'")
  expect((await read(ana)).recentTexts).toEqual([plain(2), plain(1)])
})

test('the last texts are read from an index in order', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(ana)
  await at.query('set enable_seqscan = off')
  const { rows } = await at.query(
    `explain select text from posts where workspace_id = $1 and scheduled_for is not null
     order by scheduled_for desc, id desc limit 90`,
    [workspaceId],
  )
  await at.query('reset enable_seqscan')
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toContain('Index Scan Backward using posts_by_time')
  expect(plan).not.toContain('Sort')
})
