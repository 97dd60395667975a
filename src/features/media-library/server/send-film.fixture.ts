import { once } from 'node:events'
import { request } from 'node:http'
import { largeMp4 } from '#media/video/film.fixture.ts'

/**
 * A browser that sends a large film in chunks, as a process of its own, so that a test measures only the server.
 * Arguments: address, cookie, id of the upload, its size and the size of a chunk.
 */
const [address = '', cookie = '', id = '', size = '', chunkBytes = ''] = process.argv.slice(2)
const chunkSize = Number(chunkBytes)
const headers = { cookie, origin: address, 'content-type': 'video/mp4' }

const open = (offset: number) =>
  request(`${address}/api/uploads/${id}?offset=${offset}`, { method: 'PUT', headers })

let [offset, left] = [0, chunkSize]
let sending = open(offset)

async function endChunk(): Promise<void> {
  sending.end()
  const [answer] = await once(sending, 'response')
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}.`)
}

for await (let piece of largeMp4(Number(size)))
  while (piece.length > 0) {
    if (left === 0) {
      await endChunk()
      left = chunkSize
      sending = open(offset)
    }
    const part = piece.subarray(0, left)
    if (!sending.write(part)) await once(sending, 'drain')
    offset += part.length
    left -= part.length
    piece = piece.subarray(part.length)
  }
await endChunk()
