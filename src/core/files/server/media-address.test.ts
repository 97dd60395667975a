import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createSecrets } from '#server/secrets.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { keepFile, streamStored } from './files.service.ts'
import { hideMediaAddresses, mediaAddressOf } from './media-address.ts'

const lines: string[] = []
let at: TestApp
let picture: Buffer
beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  at = await createTestApp({ publicUrl: 'https://shop.example' }, log)
  picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => at.close())

/** A stored image and its address; the path is what a network calls. */
async function addressed() {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const url = await keepFile(at.deps, workspaceId, 'image/jpeg', picture, { width: 64, height: 64 })
  const file = await streamStored(at.deps, workspaceId, url)
  if (!file) throw new Error('The file is there.')
  const address = mediaAddressOf(at.deps, file)
  if (!address) throw new Error('It has an address.')
  return { ana, url, file, address, path: new URL(address).pathname }
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  at.call({ method, url, headers })

test('a network reads one file without a session, whole, in ranges and by its head', async () => {
  const { address, path } = await addressed()
  expect(address).toMatch(/^https:\/\/shop\.example\/media\/[\w.-]+\.jpg$/)
  const whole = await get(path)
  expect([whole.statusCode, whole.rawPayload.equals(picture)]).toEqual([200, true])
  expect(whole.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(picture.length),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  const head = await get(path, {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(picture.length),
  ])
  const part = await get(path, { range: 'bytes=2-5' })
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 2-5/${picture.length}`,
    picture.subarray(2, 6),
  ])
  expect((await get(path, { range: `bytes=${picture.length}-` })).statusCode).toBe(416)
})

test('it ends after an hour, and the next attempt gets another one', async () => {
  const { file, path } = await addressed()
  at.clock.advance(3599)
  expect((await get(path)).statusCode).toBe(200)
  at.clock.advance(1)
  expect((await get(path)).statusCode).toBe(404)
  const again = new URL(mediaAddressOf(at.deps, file) ?? '').pathname
  expect(again).not.toBe(path)
  expect((await get(again)).statusCode).toBe(200)
})

test('nothing else can be reached: changed, shortened and foreign addresses look like none at all', async () => {
  const [mine, other] = [await addressed(), await addressed()]
  const [objectName, expires, signature] = mine.path.slice('/media/'.length).split('.')
  const later = (Number.parseInt(expires ?? '', 36) + 1000).toString(36)
  const forged = [
    `${other.file.objectName}.${expires}.${signature}.jpg`,
    `${objectName}.${later}.${signature}.jpg`,
    `${objectName}.${expires}.${signature}.png`,
    `${objectName}.${expires}.${signature?.slice(1)}.jpg`,
    `${objectName}.${expires}..jpg`,
    `${objectName}.jpg`,
    `${objectName}`,
    '..%2fapp-secret',
    'a'.repeat(150),
  ]
  const refused = (await get('/media/unknown')).json()
  for (const name of forged) {
    const answer = await get(`/media/${name}`)
    expect([name, answer.statusCode, answer.json()]).toEqual([name, 404, refused])
  }
  // The names of objects and files are not addresses, either.
  expect((await get(mine.url)).statusCode).toBe(401)
  expect((await mine.ana.get('/media/')).headers['content-type']).not.toContain('image')
})

test('a deleted file is gone, and addresses of before a new secret end', async () => {
  const { file, path } = await addressed()
  const { secrets } = at.deps
  at.deps.secrets = createSecrets('another secret of the same installation')
  expect((await get(path)).statusCode).toBe(404)
  expect((await get(new URL(mediaAddressOf(at.deps, file) ?? '').pathname)).statusCode).toBe(200)
  at.deps.secrets = secrets
  expect((await get(path)).statusCode).toBe(200)
  await at.deps.storage.remove(file.objectName)
  expect((await get(path)).statusCode).toBe(404)
  expect((await get(path, {}, 'HEAD')).statusCode).toBe(404)
})

test('without a public address there is none', async () => {
  const { file } = await addressed()
  expect(mediaAddressOf({ ...at.deps, env: { ...at.deps.env, publicUrl: undefined } }, file)).toBeNull()
})

test('no log has an address, also when the storage fails', async () => {
  const { path } = await addressed()
  const { storage } = at.deps
  at.deps.storage = { ...storage, sizeOf: () => Promise.reject(new Error('gone wrong')) }
  expect((await get(path)).statusCode).toBe(500)
  at.deps.storage = storage
  const told = lines.join('')
  expect(told).toContain('gone wrong')
  for (const part of path.slice('/media/'.length).split('.').slice(0, 3)) expect(told).not.toContain(part)
})

test('what a network says about a file does not quote its address', () => {
  const ours = 'https://shop.example/media/abc_-.def.ghi.jpg'
  const stores = 'https://s3.example/shop/objects/abc?X-Amz-Expires=3600&X-Amz-Signature=0f'
  expect(
    hideMediaAddresses(`Could not fetch ${ours}: 403, "${stores}". See https://dev.example/errors`),
  ).toBe('Could not fetch (…) 403, "(…)". See https://dev.example/errors')
})

test('an encoded address is not quoted either', async () => {
  const { path } = await addressed()
  const address = `https://shop.example${path}`
  const signature = path.split('.')[2] ?? ''
  for (const encoded of [address.replaceAll('/', '\\/'), encodeURIComponent(address)])
    expect(hideMediaAddresses(`{"error":"${encoded} gave 404"}`)).not.toContain(signature)
  expect(hideMediaAddresses('url=x%26X-Amz-Signature%3D0f1e')).not.toContain('0f1e')
})
