import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putChunk, startUpload } from '#tests/chunked-upload.ts'
import { eventually } from '#tests/eventually.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { CHUNK_BYTES, MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from '../uploads.contract.ts'
import { sweepFiles } from './sweep-files.job.ts'
import { onDisk } from './uploads.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const codeOf = (answer: { json(): { code: string } }) => answer.json().code

test('chunks arrive one after the other, and the server says how far it is', async () => {
  const ana = await at.person()
  const upload = await startUpload(ana, 10)
  expect(upload).toMatchObject({ size: 10, received: 0, chunkBytes: CHUNK_BYTES })
  expect((await putChunk(ana, upload.id, 0, Buffer.from('01234'))).json()).toMatchObject({ received: 5 })
  expect((await ana.get(`/api/uploads/${upload.id}`)).json()).toMatchObject({ received: 5 })
  expect((await putChunk(ana, upload.id, 5, Buffer.from('56789'))).json()).toMatchObject({ received: 10 })
})

test.each([
  ['before the end of the last one', 2],
  ['behind a gap', 6],
  ['far behind the end', 400_000_000],
])('a chunk %s is refused and changes nothing', async (_where, offset) => {
  const ana = await at.person()
  const { id } = await startUpload(ana, 10)
  await putChunk(ana, id, 0, Buffer.from('01234'))
  const answer = await putChunk(ana, id, offset, Buffer.from('xx'))
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'upload_out_of_step'])
  expect((await ana.get(`/api/uploads/${id}`)).json()).toMatchObject({ received: 5 })
})

test.each(['-1', '1.5', 'x', '', '99999999999999999999'])('offset %j is not valid', async (offset) => {
  const ana = await at.person()
  const { id } = await startUpload(ana, 10)
  expect((await putChunk(ana, id, offset, Buffer.from('0'))).statusCode).toBe(400)
})

test('more bytes than declared are refused before they are read', async () => {
  const ana = await at.person()
  const { id } = await startUpload(ana, 4)
  expect(codeOf(await putChunk(ana, id, 0, Buffer.from('01234')))).toBe('too_large')
  await putChunk(ana, id, 0, Buffer.from('0123'))
  expect((await putChunk(ana, id, 4, Buffer.from('4'))).statusCode).toBe(409)
})

test('files that are too large are refused before a byte is sent', async () => {
  const ana = await at.person()
  const start = (size: number, type: string) => ana.post('/api/uploads', { name: 'x', size, type })
  expect(codeOf(await start(MAX_VIDEO_BYTES + 1, 'video/mp4'))).toBe('upload_too_large')
  expect(codeOf(await start(MAX_IMAGE_BYTES + 1, 'image/jpeg'))).toBe('upload_too_large')
  expect((await start(0, 'image/png')).statusCode).toBe(400)
})

test('the storage of a workspace also counts what is being uploaded', async () => {
  const small = await createTestApp({ storageQuota: 1000 })
  try {
    const ana = await small.person()
    await startUpload(ana, 700)
    const answer = await ana.post('/api/uploads', { name: 'x', size: 400, type: 'video/mp4' })
    expect(codeOf(answer)).toBe('storage_full')
  } finally {
    await small.close()
  }
})

test('another workspace finds nothing', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const { id } = await startUpload(ana, 10)
  expect((await eve.get(`/api/uploads/${id}`)).statusCode).toBe(404)
  expect((await putChunk(eve, id, 0, Buffer.from('01'))).statusCode).toBe(404)
  expect((await eve.delete(`/api/uploads/${id}`)).statusCode).toBe(404)
  expect((await eve.post('/api/media/from-upload', { uploadId: id })).statusCode).toBe(404)
  expect((await ana.get(`/api/uploads/${id}`)).json()).toMatchObject({ received: 0 })
})

test('what arrived before the connection was lost stays', async () => {
  const ana = await at.person()
  const { id } = await startUpload(ana, 1_000_000)
  const url = new URL(`/api/uploads/${id}?offset=0`, await at.listen())
  const sending = request(url, {
    method: 'PUT',
    headers: {
      cookie: ana.cookie,
      'content-length': '1000000',
      'content-type': 'video/mp4',
      origin: url.origin,
    },
  })
  sending.on('error', () => undefined)
  sending.write(Buffer.alloc(300_000, 1))
  await eventually(async () => {
    expect((await ana.get(`/api/uploads/${id}`)).json().received).toBe(300_000)
  })
  sending.destroy()
  const rest = await putChunk(ana, id, 300_000, Buffer.alloc(700_000, 2))
  expect(rest.json()).toMatchObject({ received: 1_000_000 })
})

test('two tabs that send the same chunk do no harm', async () => {
  const ana = await at.person()
  const { id } = await startUpload(ana, 6)
  const answers = await Promise.all([1, 2, 3].map(() => putChunk(ana, id, 0, Buffer.from('012'))))
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
  expect((await ana.get(`/api/uploads/${id}`)).json()).toMatchObject({ received: 3 })
})

test('a canceled upload leaves nothing, and an abandoned one is swept after a day', async () => {
  const ana = await at.person()
  const before = await onDisk(at)
  const [canceled, abandoned] = [await startUpload(ana, 9), await startUpload(ana, 9)]
  for (const { id } of [canceled, abandoned]) await putChunk(ana, id, 0, Buffer.from('0123'))
  expect((await ana.delete(`/api/uploads/${canceled.id}`)).statusCode).toBe(204)
  expect((await onDisk(at)).partial).toHaveLength(before.partial.length + 1)
  at.clock.advance(25 * 3600)
  await sweepFiles.run({}, at.deps)
  expect((await onDisk(at)).partial).toEqual([])
  expect((await ana.get(`/api/uploads/${abandoned.id}`)).statusCode).toBe(404)
})
