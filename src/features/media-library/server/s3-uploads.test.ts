import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { askForUrl, png, putBytes, upload } from '#core/files/server/uploads.fixture.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { type FakeS3, fakeKeys, startFakeS3 } from '#server/storage/s3/fake-s3.fixture.ts'
import { putChunk, sendAll, startUpload } from '#tests/chunked-upload.ts'
import { asPerson, type Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { addFilm, finish } from './films.fixture.ts'

let fake: FakeS3
let at: TestApp
beforeAll(async () => {
  fake = await startFakeS3({ pageSize: 2 })
  at = await createTestApp({ s3: fake.settings })
})
afterAll(async () => {
  await at.close()
  await fake.close()
})
afterEach(() => fake.heal())

const keysIn = (folder: string) => [...fake.bucket.objects.keys()].filter((key) => key.startsWith(folder))

/** The same person at another web process, which shares only the database and the store. */
async function atAnotherProcess(person: Person): Promise<Person> {
  const { env } = at.deps
  const app = await createApp({ ...at.deps, storage: await openStorage(env) })
  const { user, email, password, cookie } = person
  return asPerson(app, { user, email, password, cookie, language: 'en' })
}

test('a film is uploaded, converted, played in parts and shown by its poster', async () => {
  const ana = await at.person()
  const item = await addFilm(at, ana)
  expect(item).toMatchObject({ conversion: null, seconds: expect.closeTo(1, 1) })
  const part = await ana.get(item.url, { headers: { range: 'bytes=4-7' } })
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
  expect((await ana.get(item.thumbnailUrl)).headers['content-type']).toBe('image/webp')
  expect(keysIn('partial/')).toEqual([])
})

test('web processes take different chunks of one upload, and finish it once', async () => {
  const ana = await at.person()
  const other = await atAnotherProcess(ana)
  const picture = Buffer.concat([png, Buffer.alloc(3_000_000)])
  const { id } = await startUpload(ana, picture.length, 'photo.png', 'image/png')
  for (const [person, start, end] of [
    [ana, 0, 1_000_000],
    [other, 1_000_000, 2_500_000],
    [ana, 2_500_000, picture.length],
  ] as const)
    expect((await putChunk(person, id, start, picture.subarray(start, end))).json()).toMatchObject({
      received: end,
    })
  const answers = await Promise.all([ana, other, ana, other].map((person) => finish(person, id)))
  expect(new Set(answers.map((answer) => answer.json<MediaItem>().id)).size).toBe(1)
  expect((await ana.get('/api/media')).json()).toHaveLength(1)
  expect(keysIn('partial/')).toEqual([])
})

const texts = {
  en: {
    files_away: 'We can’t reach the file storage right now.',
    files_no_space: 'The server has no space left for files.',
    files_refused: 'The file storage refuses our requests.',
  },
  es: {
    files_away: 'Ahora mismo no podemos acceder al almacenamiento de archivos.',
    files_no_space: 'El servidor no tiene espacio para más archivos.',
    files_refused: 'El almacenamiento de archivos rechaza nuestras peticiones.',
  },
}

test.each([
  ['away', { status: 503 }, 'files_away', 503],
  ['full', { status: 507 }, 'files_no_space', 507],
  ['refusing', { status: 403, code: 'AccessDenied' }, 'files_refused', 503],
] as const)(
  'a store that is %s is told to the person who uploads, who can go on later',
  async (_how, fault, code, status) => {
    for (const language of ['en', 'es'] as const) {
      const ana = await at.person({ language })
      const before = keysIn('').length
      const url = await askForUrl(ana)
      const film = await startUpload(ana, 10)
      await putChunk(ana, film.id, 0, Buffer.from('01234'))
      fake.fail('', fault, 1000)
      for (const answer of [
        await putBytes(ana, url, png),
        await putChunk(ana, film.id, 5, Buffer.from('56789')),
      ]) {
        expect(answer.statusCode).toBe(status)
        expect(answer.json()).toMatchObject({ code, message: expect.stringContaining(texts[language][code]) })
        expect(answer.headers['retry-after']).toBe('30')
        for (const secret of Object.values(fakeKeys)) expect(answer.body).not.toContain(secret)
      }
      fake.heal()
      expect(keysIn('')).toHaveLength(before + 1)
      expect((await putBytes(ana, url, png)).statusCode).toBe(200)
      expect((await putChunk(ana, film.id, 5, Buffer.from('56789'))).json()).toMatchObject({ received: 10 })
    }
  },
)

test('a store that is away is told to the person who looks, who sees the file later', async () => {
  const ana = await at.person({ language: 'es' })
  const url = await upload(ana)
  fake.fail('', 'cut', 1000)
  const answer = await ana.get(url)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    code: 'files_away',
    message: expect.stringContaining(texts.es.files_away),
  })
  fake.heal()
  expect((await ana.get(url)).rawPayload.length).toBeGreaterThan(0)
})

test('an upload that a store cut off in the middle is finished when it is back', async () => {
  const ana = await at.person()
  const picture = Buffer.concat([png, Buffer.alloc(5_000_000)])
  const id = await sendAll(ana, picture, 'photo.png')
  fake.fail('PUT objects/', { status: 507 }, 1000)
  expect((await finish(ana, id)).json()).toMatchObject({ code: 'files_no_space' })
  fake.heal()
  expect((await finish(ana, id)).statusCode).toBe(201)
})

test('the health of the server names the store', async () => {
  const app = await createApp({ ...at.deps, storage: await openStorage(at.deps.env) })
  const health = async () => (await app.inject('/api/health')).json<{ storage: string }>().storage
  fake.fail('', { status: 403, code: 'AccessDenied' }, 1000)
  expect(await health()).toBe('refused')
  // Asked again and again, the store is not.
  const calls = fake.calls.length
  for (let asked = 0; asked < 20; asked += 1) expect(await health()).toBe('refused')
  expect(fake.calls).toHaveLength(calls)
})

test('an external database and a store need no data folder', async () => {
  const env = { ...at.deps.env, dataDir: '/dev/null/nowhere', databaseUrl: 'postgres://elsewhere/campaigner' }
  const app = await createApp({ ...at.deps, env, storage: await openStorage(env) })
  expect((await app.inject('/api/health')).json()).toMatchObject({ storage: 'ok' })
})
