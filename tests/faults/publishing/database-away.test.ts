import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { urlOf } from '../../database-url.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Stage, setStage, soon } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())

/** A line to the database that can be cut: for whoever is at its end the server is gone. */
async function openLine({ host, port }: Stage['at']['connection']) {
  const lines = new Set<Socket>()
  let isUp = true
  const server = createServer((near) => {
    if (!isUp) return near.destroy()
    const far = createConnection(join(String(host), `.s.PGSQL.${port ?? 5432}`))
    for (const socket of [near, far]) {
      lines.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        lines.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut() {
      isUp = false
      for (const socket of lines) socket.destroy()
    },
    mend() {
      isUp = true
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

test('the database is gone for half a minute, with posts in the air and more falling due: none is lost, none goes out twice', {
  timeout: 180_000,
}, async () => {
  const { at, gate } = stage
  const line = await openLine(at.connection)
  const url = new URL(urlOf(at.connection))
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(line.port)
  // So much patience that what the network said is still remembered when the database is back.
  const worker = await stage.worker({ DATABASE_URL: url.href, PUBLISH_DEADLINE_SECONDS: '20' })
  gate.passage = 'after'
  await stage.publish(TEXT_PLATFORMS)
  await vi.waitFor(() => expect(gate.held()).toBe(TEXT_PLATFORMS.length), soon)
  line.cut()
  gate.open()
  await stage.publish(TEXT_PLATFORMS)
  await pause(30_000)
  line.mend()
  await stage.untilAllEnded()
  await worker.kill('SIGTERM')
  await line.close()
  const fates = (await stage.fates()).map(({ state, accepted, attempts }) => [state, accepted, attempts])
  expect(fates).toEqual(Array(2 * TEXT_PLATFORMS.length).fill(['published', 1, 1]))
})
