import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#app/server/features.ts'
import { addCampaign, readCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import { demoScenes } from '#features/media-library/server/demo/scenes.ts'
import { addPicture, photo } from '#features/media-library/server/media-library.fixture.ts'
import { hashedId } from '#server/hashed-id.ts'
import { databaseState } from '#tests/contract/database-state.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addDrawnFiles, DemoDataRemoved } from './add-drawn-files.ts'
import { drawDemoPicturesSpec } from './draw-demo-pictures.job.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const idOf = (workspaceId: string, key: string) => hashedId(`${workspaceId} ${key}`)

/** Loads the demo data of a shop where all but these scenes are in the trash, because drawing all of them is slow. */
async function load(person: Person, scenes: readonly string[]): Promise<object> {
  const workspaceId = await workspaceOf(at, person)
  await person.post('/api/populate-demo-data')
  for (const scene of demoScenes.filter((each) => !scenes.includes(each)))
    await at.query(
      `insert into media_items
        (id, workspace_id, url, name, width, height, bytes, focus_x, focus_y, search_text, is_demo, deleted_at)
        values ($1, $2, $3, $3, 1, 1, 1, 0.5, 0.5, '', true, now())`,
      [idOf(workspaceId, `media item ${scene}`), workspaceId, scene],
    )
  const { rows } = await at.query(
    "select data from pgboss.job where name = $1 and data->>'workspaceId' = $2",
    [drawDemoPicturesSpec.name, workspaceId],
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.data as unknown as object
}

async function draw(data: object): Promise<void> {
  const job = jobs.find(({ name }) => name === drawDemoPicturesSpec.name)
  await job?.run(job.payload.parse(data), at.deps)
}

const listMedia = async (person: Person) =>
  (await person.get('/api/media')).json<{ id: string; name: string; url: string; alts: object }[]>()

async function objectsIn(): Promise<number> {
  let objects = 0
  for await (const _object of at.deps.storage.list()) objects++
  return objects
}

describe('in a shop with two of the scenes', () => {
  let ana: Person
  let data: object
  beforeAll(async () => {
    ana = await at.person()
    data = await load(ana, ['cake', 'scissors'])
    await draw(data)
  })

  test('scenes join the library, posts show them in their size, and brands get a logo', async () => {
    const media = await listMedia(ana)
    expect(media.map(({ name }) => name)).toEqual(['Almond and orange cake', 'Scissors and comb'])
    const { rawPayload } = await ana.get(media[0]?.url ?? '')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 })
    const workspaceId = await workspaceOf(at, ana)
    const shown = async (key: string) =>
      (await readCampaign(ana, idOf(workspaceId, `campaign ${key}`))).posts.map(({ platform, media }) => [
        platform,
        ...media.map(({ kind, width, height, itemId }) => `${kind} ${width}x${height} ${itemId}`),
      ])
    expect(await shown('cake')).toEqual([
      ['facebook', `picture 1200x630 ${media[0]?.id}`],
      ['threads', `picture 1080x1350 ${media[0]?.id}`],
      ['telegram', `picture 1280x720 ${media[0]?.id}`],
    ])
    expect(await shown('tips')).toEqual([
      ['instagram_reels', `picture 1080x1920 ${media[1]?.id}`],
      ['tiktok', `picture 1080x1920 ${media[1]?.id}`],
    ])
    const brands = (await ana.get('/api/brands')).json<{ name: string; logo: string | null }[]>()
    expect(brands.filter(({ logo }) => logo).map(({ name }) => name)).toEqual(['Salón Luna', 'Luna Café'])
  })

  test('a second run adds nothing', async () => {
    const before = [await databaseState(at), await objectsIn()]
    await draw(data)
    expect([await databaseState(at), await objectsIn()]).toEqual(before)
  })

  test('after the removal, a scene on a post of the user stays in the library', async () => {
    const [cake] = await listMedia(ana)
    const { id } = await addCampaign(ana, { platforms: ['facebook'] })
    const postIds = (await readCampaign(ana, id)).posts.map((post) => post.id)
    await ana.put(`/api/campaigns/${id}/picture`, { itemId: cake?.id, postIds })
    await ana.delete('/api/demo-data')
    expect((await listMedia(ana)).map(({ name }) => name)).toEqual(['Almond and orange cake'])
    const [post] = (await readCampaign(ana, id)).posts
    for (const url of [cake?.url, post?.media[0]?.url])
      expect((await ana.get(url ?? '')).statusCode).toBe(200)
  })
})

test('removing the demo data removes pictures, claims and stored files, and nothing of the user or of others', async () => {
  const ana = await at.person({ language: 'es' })
  await ana.post('/api/customers', { name: 'Real Person' })
  const own = await addPicture(ana, { name: 'My own photo' })
  const [before, objects] = [await databaseState(at), await objectsIn()]
  await draw(await load(ana, ['cake']))
  expect((await listMedia(ana)).map(({ name }) => name)).toEqual([
    'My own photo',
    'Tarta de almendra y naranja',
  ])
  await ana.delete('/api/demo-data')
  expect(await databaseState(at)).toEqual(before)
  expect(await objectsIn()).toBe(objects)
  expect((await listMedia(ana)).map(({ id }) => id)).toEqual([own.id])
})

test('a run that the removal interrupts leaves nothing, and demo data loaded again gets its own run', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  await ana.post('/api/customers', { name: 'Real Person' })
  await addPicture(ana)
  const rows = async () => ({ ...(await databaseState(at)), jobs: null })
  const before = [await rows(), await objectsIn()]
  const data = await load(ana, ['cake'])
  const isOurs = "name = $1 and data->>'workspaceId' = $2"
  const values = [drawDemoPicturesSpec.name, workspaceId]
  await at.query(`update pgboss.job set state = 'active' where ${isOurs}`, values)
  await ana.delete('/api/demo-data')
  await draw(data)
  const file = { type: 'image/jpeg', bytes: await photo(8, 8), width: 8, height: 8 } as const
  const use = () => Promise.reject(new Error('The demo data is gone.'))
  await expect(addDrawnFiles(at.deps, workspaceId)([file], use)).rejects.toThrow(DemoDataRemoved)
  expect([await rows(), await objectsIn()]).toEqual(before)
  await ana.post('/api/populate-demo-data')
  const jobs = await at.query(`select state from pgboss.job where ${isOurs} order by created_on`, values)
  expect(jobs.rows).toEqual([{ state: 'active' }, { state: 'created' }])
})

test('demo brands have designs in all lists; a changed one stays when the demo data goes', async () => {
  const ana = await at.person()
  await draw(await load(ana, ['salon-chair', 'brunch']))
  const designs = async () => (await ana.get('/api/media/designs')).json<{ id: string; name: string }[]>()
  const [brunch, color] = await designs()
  expect([brunch?.name, color?.name]).toEqual(['Weekend brunch', '20% off color on Tuesdays'])
  const changed = await ana.put(`/api/brand-pictures/${brunch?.id}`, { headline: 'Ours' })
  expect(changed.json()).toMatchObject({ texts: { headline: 'Ours' } })
  await ana.delete('/api/demo-data')
  expect(await designs()).toMatchObject([{ id: brunch?.id, name: 'Ours' }])
  expect((await ana.get(changed.json().pictureUrl)).statusCode).toBe(200)
})
