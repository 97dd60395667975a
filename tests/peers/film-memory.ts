import { Readable } from 'node:stream'
import { readEnv } from '#app/server/read-env.ts'
import { networkCall } from '#connectors/social/http/network-call.ts'
import { adapterNames } from '#connectors/social/platforms.ts'
import { systemClock } from '#server/clock.ts'
import { noGuard } from '#server/outgoing/network-guard.ts'
import { openS3Storage } from '#server/storage/s3-storage.ts'

/**
 * A process of its own: uploads a film in chunks to a store, makes it one object, and sends it to a network. Answers the
 * most memory that each took beyond what the process had after a small film.
 */
const { settings, network, bytes } = JSON.parse(process.argv[2] ?? '')
const CHUNK = 8 * 1024 * 1024
const SAMPLE_MS = 5

const storage = openS3Storage({ settings, clock: systemClock })
const reach = { env: readEnv({}), clock: systemClock }
const call = networkCall(reach, adapterNames[0], noGuard)

async function* chunkOf(length: number) {
  const piece = 64 * 1024
  for (let sent = 0; sent < length; sent += piece)
    yield Buffer.alloc(Math.min(piece, length - sent), sent % 251)
}

async function upload(name: string, size: number): Promise<void> {
  for (let offset = 0; offset < size; offset += CHUNK) {
    const length = Math.min(CHUNK, size - offset)
    const written = await storage.append(name, offset, chunkOf(length))
    if (written !== length) throw new Error(`${written} of ${length} bytes were written.`)
  }
  await storage.complete(name, size)
}

async function send(name: string, size: number): Promise<void> {
  const open = async () => (await storage.get(name))?.stream ?? Readable.from([])
  const file = { name: 'film.mp4', type: 'video/mp4', bytes: size, open }
  const answer = await call(network, { method: 'POST', body: { file } })
  if (answer.kind !== 'answer' || answer.status !== 200) throw new Error(JSON.stringify(answer))
}

async function mostMemory(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, SAMPLE_MS)
  await work()
  clearInterval(timer)
  return most - before
}

const [small, film] = ['a-small-film-to-load-all-code', 'a-film-of-three-hundred-megabytes']
await upload(small, CHUNK)
await send(small, CHUNK)
const uploaded = await mostMemory(() => upload(film, bytes))
const sent = await mostMemory(() => send(film, bytes))
console.log(JSON.stringify({ uploaded, sent }))
