import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { MAX_FILE_BYTES } from '../files.contract.ts'
import {
  askForUrl,
  jpeg,
  nothing,
  onAnotherDevice,
  onDisk,
  pdf,
  png,
  pngOf,
  putBytes,
  upload,
  withoutQuery,
} from './uploads.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
afterEach(async () => {
  vi.restoreAllMocks()
  for await (const { name } of at.deps.storage.list()) await at.deps.storage.remove(name)
})

test('the upload URL is relative, unguessable, signed and new each time', async () => {
  const ana = await at.person()
  const [one, two] = [await askForUrl(ana), await askForUrl(ana)]
  expect(one).toMatch(/^\/api\/objects\/[\w-]{43}\?expires=\d+&signature=[\w-]{43}$/)
  expect(withoutQuery(one)).not.toBe(withoutQuery(two))
})

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['application/pdf', pdf],
])('%s is stored and read back byte by byte', async (contentType, bytes) => {
  const ana = await at.person()
  const url = await askForUrl(ana)
  const answer = await putBytes(ana, url, bytes, contentType)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ url: withoutQuery(url), contentType, size: bytes.length })
  const read = await ana.get(withoutQuery(url))
  expect(read.headers['content-type']).toBe(contentType)
  expect(read.rawPayload.equals(bytes)).toBe(true)
})

test('ignores the declared type and uses the bytes', async () => {
  const ana = await at.person()
  const url = await askForUrl(ana)
  expect((await putBytes(ana, url, pdf, 'text/html')).json()).toMatchObject({
    contentType: 'application/pdf',
  })
  expect((await ana.get(withoutQuery(url))).headers['content-type']).toBe('application/pdf')
})

const bom = Buffer.from('efbbbf', 'hex')
const id3 = Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00', 'latin1')
test.each([
  [
    'svg with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['xml', Buffer.from('<?xml version="1.0"?><a/>')],
  ['a gif that is a script too', Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)', 'latin1')],
  ['html in front of a pdf', Buffer.concat([Buffer.from('<html>'), pdf])],
  ['a byte order mark in front of a pdf', Buffer.concat([bom, pdf])],
  ['a music tag in front of a png', Buffer.concat([id3, png])],
  ['a png that ends after its signature', png.subarray(0, 8)],
  ['two letters', Buffer.from('hi')],
])('refuses %s under any declared type, and stores nothing', async (_what, bytes) => {
  const ana = await at.person()
  const url = await askForUrl(ana)
  for (const type of ['image/png', 'application/pdf', 'image/svg+xml', 'application/json']) {
    const answer = await putBytes(ana, url, bytes, type)
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'file_type_refused' })
  }
  expect((await ana.get(withoutQuery(url))).statusCode).toBe(404)
  expect(await onDisk(at)).toEqual(nothing)
})

test('accepts 10485760 bytes, but not one more', async () => {
  const ana = await at.person()
  const tooLarge = await putBytes(ana, await askForUrl(ana), pngOf(MAX_FILE_BYTES + 1))
  expect(tooLarge.statusCode).toBe(413)
  expect(tooLarge.json()).toMatchObject({ code: 'too_large' })
  expect(await onDisk(at)).toEqual(nothing)
  const url = await askForUrl(ana)
  expect((await putBytes(ana, url, pngOf(MAX_FILE_BYTES))).json()).toMatchObject({ size: MAX_FILE_BYTES })
})

test("refuses an empty file, with or without a body and a type, in the caller's language", async () => {
  const ana = await at.person({ language: 'es' })
  const url = await askForUrl(ana)
  const noBody = await ana.call({ method: 'PUT', url })
  expect(noBody.statusCode).toBe(400)
  expect(noBody.json()).toMatchObject({ code: 'invalid_input', fields: { body: 'El archivo está vacío' } })
  expect((await putBytes(ana, url, Buffer.alloc(0))).statusCode).toBe(400)
  expect(await onDisk(at)).toEqual(nothing)
})

test('a body without a type is judged by its bytes; an invalid type is refused', async () => {
  const ana = await at.person()
  const url = await askForUrl(ana)
  const unreadable = { 'content-type': 'not a type' }
  expect((await ana.call({ method: 'PUT', url, payload: png, headers: unreadable })).statusCode).toBe(415)
  expect((await ana.call({ method: 'PUT', url, payload: png })).statusCode).toBe(200)
})

test('a link works once', async () => {
  const ana = await at.person()
  const url = await askForUrl(ana)
  expect((await putBytes(ana, url, png)).statusCode).toBe(200)
  const again = await putBytes(ana, url, pdf)
  expect(again.statusCode).toBe(403)
  expect(again.json()).toMatchObject({ code: 'upload_link_invalid' })
  expect((await ana.get(withoutQuery(url))).rawPayload.equals(png)).toBe(true)
})

test('of two concurrent uploads to one link one wins, with matching bytes and type', async () => {
  const ana = await at.person()
  for (let round = 0; round < 5; round++) {
    const url = await askForUrl(ana)
    const answers = await Promise.all([putBytes(ana, url, pngOf(200_000)), putBytes(ana, url, pdf)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json()
    const read = await ana.get(withoutQuery(url))
    expect(read.headers['content-type']).toBe(won.contentType)
    expect(read.rawPayload).toHaveLength(won.size)
  }
  expect((await onDisk(at)).objects).toHaveLength(5)
})

test('a link is valid for ten minutes', async () => {
  const ana = await at.person()
  const [early, late] = [await askForUrl(ana), await askForUrl(ana)]
  at.clock.advance(10 * 60 - 1)
  expect((await putBytes(ana, early, png)).statusCode).toBe(200)
  at.clock.advance(1)
  const answer = await putBytes(ana, late, png)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'upload_link_invalid' })
})

test.each([
  ['another expiry', (url: string) => url.replace(/expires=\d/, 'expires=9')],
  ['another signature', (url: string) => `${url.slice(0, -2)}${url.at(-2) === 'A' ? 'B' : 'A'}${url.at(-1)}`],
  ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
  ['no query at all', withoutQuery],
])('refuses a link with %s', async (_what, tamper) => {
  const ana = await at.person()
  const answer = await putBytes(ana, tamper(await askForUrl(ana)), png)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'upload_link_invalid' })
  expect(await onDisk(at)).toEqual(nothing)
})

test('the signature of one link is invalid for another', async () => {
  const ana = await at.person()
  const [one, two] = [await askForUrl(ana), await askForUrl(ana)]
  const mixed = `${withoutQuery(one)}${two.slice(two.indexOf('?'))}`
  expect((await putBytes(ana, mixed, png)).statusCode).toBe(403)
})

test('a link belongs to the session that requested it', async () => {
  const ana = await at.person()
  const url = await askForUrl(ana)
  const elsewhere = await onAnotherDevice(at, ana)
  expect((await putBytes(elsewhere, url, png)).statusCode).toBe(403)
  expect((await putBytes(ana, url, png)).statusCode).toBe(200)
})

test('a slot of another workspace looks missing; without a session nothing is revealed', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const url = await askForUrl(ana)
  const foreign = await putBytes(eve, url, png)
  const unknown = await putBytes(eve, `/api/objects/${'x'.repeat(43)}?expires=9&signature=x`, png)
  expect(foreign.statusCode).toBe(404)
  expect(foreign.body).toBe(unknown.body)
  const nobody = await at.call({ method: 'PUT', url, payload: png, headers: { 'content-type': 'image/png' } })
  expect(nobody.statusCode).toBe(401)
  expect((await at.call({ method: 'POST', url: '/api/objects/upload' })).statusCode).toBe(401)
  expect(await onDisk(at)).toEqual(nothing)
})

test('a full disk is reported as temporary, and the link works again later', async () => {
  const ana = await at.person()
  const url = await askForUrl(ana)
  vi.spyOn(at.deps.storage, 'put').mockImplementation(async (_name, content) => {
    for await (const _chunk of content) break
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  const answer = await putBytes(ana, url, pngOf(100_000))
  expect(answer.statusCode).toBe(507)
  expect(answer.json()).toMatchObject({ code: 'files_no_space' })
  expect(answer.headers['retry-after']).toBe('30')
  vi.restoreAllMocks()
  expect((await putBytes(ana, url, png)).statusCode).toBe(200)
})

test('other calls still accept only JSON', async () => {
  const ana = await at.person()
  await upload(ana)
  const answer = await ana.call({
    method: 'POST',
    url: '/api/brands',
    payload: png,
    headers: { 'content-type': 'image/png' },
  })
  expect(answer.statusCode).toBe(415)
})
