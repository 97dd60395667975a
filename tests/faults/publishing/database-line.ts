import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { urlOf } from '../../database-url.ts'
import type { TestApp } from '../../test-app.ts'

export type DatabaseLine = {
  /** The database URL through the proxy. */
  url: string
  /** Cuts the connections of the proxy's clients. */
  cut(): void
  /** The same when a statement with these words passes; the statement does not arrive. */
  cutAt(words: string): Promise<void>
  /** Accepts connections and bytes, but never answers. */
  freeze(): void
  /** Restores the connection; held data arrives now. */
  mend(): void
  close(): Promise<void>
}

/** A proxy to the database that can be cut or frozen for one process, while all others continue. */
export async function openDatabaseLine(connection: TestApp['connection']): Promise<DatabaseLine> {
  const { host, port } = connection
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let isUp = true
  let isFrozen = false
  let trap: { words: string; sprung: () => void } | null = null

  const cut = () => {
    isUp = false
    for (const socket of sockets) socket.destroy()
  }
  const pass = (from: Socket, to: Socket) =>
    from.on('data', (bytes) => {
      if (trap && bytes.includes(trap.words)) {
        cut()
        trap.sprung()
        trap = null
      }
      const send = () => void (to.writable && to.write(bytes))
      if (isFrozen) held.push(send)
      else if (isUp) send()
    })

  const server = createServer((near) => {
    if (!isUp) return near.destroy()
    const far = createConnection(join(String(host), `.s.PGSQL.${port ?? 5432}`))
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(urlOf(connection))
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : 0)

  return {
    url: url.href,
    cut,
    cutAt(words) {
      const { promise, resolve } = Promise.withResolvers<void>()
      trap = { words, sprung: resolve }
      return promise
    },
    freeze() {
      isFrozen = true
    },
    mend() {
      isUp = true
      isFrozen = false
      for (const send of held.splice(0)) send()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
