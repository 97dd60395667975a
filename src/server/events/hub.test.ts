import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { createLog } from '../log.ts'
import { openHub } from './hub.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Relay = { server: Server; port: number; attempts: Socket[]; isAway: boolean }

// Without a whole app, whose connections have timers that would be counted too.
const connection = inject('postgres')

/** A proxy between hub and database, so that only this connection is cut. */
async function openRelay(): Promise<Relay> {
  const socketPath = `${connection.host}/.s.PGSQL.${connection.port}`
  const relay: Relay = { server: createServer(), port: 0, attempts: [], isAway: false }
  relay.server.on('connection', (socket) => {
    relay.attempts.push(socket)
    socket.on('error', () => socket.destroy())
    if (relay.isAway) {
      socket.destroy()
      return
    }
    const upstream = connect(socketPath)
    upstream.on('error', () => socket.destroy())
    socket.pipe(upstream).pipe(socket)
  })
  relay.server.listen(0, '127.0.0.1')
  await once(relay.server, 'listening')
  const address = relay.server.address()
  if (typeof address === 'object' && address) relay.port = address.port
  return relay
}

test('reconnect attempts do not multiply while the database is away', async () => {
  const relay = await openRelay()
  const hub = await openHub({ ...connection, host: '127.0.0.1', port: relay.port }, createLog('silent'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  relay.isAway = true
  relay.attempts[0]?.destroy()
  for (let expected = 2; expected <= 6; expected++) {
    await eventually(() => expect(vi.getTimerCount()).toBe(1), 5)
    await vi.advanceTimersByTimeAsync(1_000)
    await eventually(() => expect(relay.attempts).toHaveLength(expected), 5)
  }
  await hub.close()
  vi.useRealTimers()
  relay.server.close()
})

test('a failed first connection is reported once, and nothing continues in the background', async () => {
  const relay = await openRelay()
  relay.isAway = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const opened = openHub({ ...connection, host: '127.0.0.1', port: relay.port }, createLog('silent'))
  await expect(opened).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(relay.attempts).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
  relay.server.close()
  vi.useRealTimers()
})
