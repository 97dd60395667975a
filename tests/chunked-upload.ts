import { expect } from 'vitest'
import type { Upload } from '#core/files/uploads.contract.ts'
import type { Person } from './person.ts'

export async function startUpload(person: Person, size: number, name = 'film.mp4', type = 'video/mp4') {
  const answer = await person.post('/api/uploads', { name, size, type })
  expect(answer.statusCode).toBe(201)
  return answer.json<Upload>()
}

export const putChunk = (person: Person, id: string, offset: number | string, payload: Buffer) =>
  person.call({
    method: 'PUT',
    url: `/api/uploads/${id}?offset=${offset}`,
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  })

/** Sends all bytes; answers the id of the upload. */
export async function sendAll(person: Person, bytes: Buffer, name = 'film.mp4'): Promise<string> {
  const { id, chunkBytes } = await startUpload(person, bytes.length, name, '')
  for (let at = 0; at < bytes.length; at += chunkBytes)
    expect((await putChunk(person, id, at, bytes.subarray(at, at + chunkBytes))).statusCode).toBe(200)
  return id
}
