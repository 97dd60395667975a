import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { askForUrl, pdf, png, pngOf, upload, withoutQuery } from './uploads.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test.each([
  ['picture', png, 'image/png', '.png'],
  ['document', pdf, 'application/pdf', '.pdf'],
])('serves a %s so that no browser runs anything in it', async (_what, bytes, type, ending) => {
  const ana = await at.person()
  const { headers, statusCode } = await ana.get(await upload(ana, bytes))
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=3600',
  })
  expect(headers['content-disposition']).toMatch(new RegExp(`^inline; filename="file-[\\w-]{8}\\${ending}"$`))
})

test('HEAD answers the same without the bytes', async () => {
  const ana = await at.person()
  const answer = await ana.call({ method: 'HEAD', url: await upload(ana) })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': String(png.length) })
  expect(answer.rawPayload).toHaveLength(0)
})

test('a file is readable in its workspace only; elsewhere it looks missing', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const url = await upload(ana)
  const foreign = await eve.get(url)
  const unknown = await eve.get(`/api/objects/${'x'.repeat(43)}`)
  expect(foreign.statusCode).toBe(404)
  expect(foreign.body).toBe(unknown.body)
  const seen = ({ date: _date, ...headers }: typeof foreign.headers) => headers
  expect(seen(foreign.headers)).toEqual(seen(unknown.headers))
  expect((await at.call({ method: 'GET', url })).statusCode).toBe(401)
})

test('an unused upload slot is not found', async () => {
  const ana = await at.person()
  expect((await ana.get(withoutQuery(await askForUrl(ana)))).statusCode).toBe(404)
})

test('a file whose object was lost is not found', async () => {
  const ana = await at.person()
  const url = await upload(ana)
  for await (const { name } of at.deps.storage.list()) await at.deps.storage.remove(name)
  expect((await ana.get(url)).statusCode).toBe(404)
})

const canary = 'canary-outside-the-store-of-43-characters-x'
test.each([
  `../${canary}`,
  `..%2f${canary}`,
  `%2e%2e%2f${canary}`,
  `..%5c${canary}`,
  `%252e%252e%252f${canary}`,
  `..%2fpartial%2f${canary}`,
  canary,
  '%2fetc%2fpasswd',
  `${'x'.repeat(42)}%00`,
  'x'.repeat(4096),
  'CON',
  'NUL.png',
  'upload',
])('the name %s can be neither read nor written', async (name) => {
  await writeFile(join(at.deps.env.dataDir, canary), 'canary')
  const ana = await at.person()
  for (const method of ['GET', 'PUT'] as const) {
    const answer = await ana.call({
      method,
      url: `/api/objects/${name}`,
      ...(method === 'PUT' && { payload: png, headers: { 'content-type': 'image/png' } }),
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toBe('canary')
  }
})

test('serves a range, and refuses one after the end', async () => {
  const ana = await at.person()
  const bytes = pngOf(1000)
  const url = await upload(ana, bytes)
  const read = (range: string, more = {}) => ana.get(url, { headers: { range, ...more } })
  const part = await read('bytes=100-199')
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({
    'content-range': 'bytes 100-199/1000',
    'content-length': '100',
    'accept-ranges': 'bytes',
    'content-type': 'image/png',
  })
  expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
  expect((await read('bytes=-50')).rawPayload.equals(bytes.subarray(950))).toBe(true)
  const beyond = await read('bytes=1000-')
  expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range_beyond_end'])
  expect((await read('bytes=0-9', { 'if-range': '"other"' })).statusCode).toBe(200)
  const whole = await ana.get(url)
  expect([whole.statusCode, whole.headers['content-range']]).toEqual([200, undefined])
})
