import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Binaries } from './binaries.ts'
import { clusterExists } from './cluster.ts'
import { findCorruption } from './damage.ts'
import { askToStop } from './launch.ts'
import type { Places } from './places.ts'
import { readRecord, runsHere } from './postmaster.ts'
import { ensureRunning } from './running-server.ts'
import type { ServerSettings } from './server-settings.ts'
import { withStartLock } from './start-lock.ts'

export type Log = (message: string, details?: object) => void

export type KeeperContext = {
  places: Places
  binaries: Binaries
  password: string
  settings: ServerSettings
  log: Log
}

/** Backends of a client that is gone stay listed for a moment. */
const FAREWELL_MS = { starting: 250, stopping: 500 }
const POLL_MS = 10
const LONGEST_STOP_MS = 60_000
const LONGEST_REVIVAL_PAUSE_MS = 30_000

/**
 * Holds one idle connection while this process uses the server. It tells other processes not to stop the server, and
 * its loss tells us that the server died and has to be restarted.
 */
export function keepServer(context: KeeperContext, first: pg.Client) {
  const { places, binaries, log } = context
  let client: pg.Client | null = null
  let stopped: Promise<void> | null = null
  watch(first)

  function watch(next: pg.Client) {
    client = next
    setReferenced(next, false)
    next.on('error', (error) => log('the connection to the database server broke', { reason: error.message }))
    next.once('end', () => {
      client = null
      if (!stopped) void revive()
    })
  }

  async function revive() {
    for (let pause = 1000; !stopped; pause = Math.min(pause * 2, LONGEST_REVIVAL_PAUSE_MS)) {
      try {
        // A folder that was removed on purpose is not set up again.
        if (!(await clusterExists(places, binaries)))
          return log('the database folder is gone', { folder: places.cluster })
        await withStartLock(places.lockFile, reconnect)
        return log('the database server is back')
      } catch (error) {
        log('the database server is away', { reason: (error as Error).message })
        await sleep(pause, undefined, { ref: false })
      }
    }
  }

  async function reconnect() {
    if (stopped) return
    const { client } = await ensureRunning(places, binaries, context.password, context.settings)
    watch(client)
  }

  async function stopUnlessUsed() {
    const record = await readRecord(places.cluster)
    if (client) {
      const used = await hasOthers(client, FAREWELL_MS.stopping).catch(falseIfDamaged)
      setReferenced(client, true)
      await client.end()
      if (used) return log('other processes use the database server: it goes on running')
    }
    if (!record || !(await runsHere(record.pid, places.cluster))) return
    await stopServer(record.pid, places, binaries)
    log('database server stopped')
  }

  return {
    hasOthers: async () => client !== null && hasOthers(client, FAREWELL_MS.starting),
    stop: () => {
      stopped ??= withStartLock(places.lockFile, stopUnlessUsed)
      return stopped
    },
  }
}

async function hasOthers(client: pg.Client, patienceMs: number): Promise<boolean> {
  const givenUpAt = performance.now() + patienceMs
  setReferenced(client, true)
  try {
    while (await countOthers(client)) {
      if (performance.now() > givenUpAt) return true
      await sleep(POLL_MS)
    }
    return false
  } finally {
    setReferenced(client, false)
  }
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(`
    SELECT count(*)::int AS others
    FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name LIKE 'campaigner%'
  `)
  return rows[0]?.others ?? 0
}

/** A server with damaged files is unusable. */
function falseIfDamaged(error: unknown): false {
  if (findCorruption(error) === null) throw error
  return false
}

/** Clean: every acknowledged write is on disk afterwards. */
export async function stopServer(pid: number, places: Places, binaries: Binaries) {
  await askToStop(pid, places, binaries)
  await waitUntilGone(pid, places)
}

async function waitUntilGone(pid: number, { cluster }: Places) {
  const givenUpAt = performance.now() + LONGEST_STOP_MS
  while (await runsHere(pid, cluster)) {
    if (performance.now() > givenUpAt) {
      throw new Error(
        `The database server (process ${pid}) did not stop within ${LONGEST_STOP_MS / 1000} s. ` +
          'It is still writing and will be found again at the next start.',
      )
    }
    await sleep(POLL_MS)
  }
}

/** The idle connection must not keep the process alive, except while it is in use. */
function setReferenced(client: pg.Client, referenced: boolean) {
  const connected = client as pg.Client & { ref(): void; unref(): void }
  if (referenced) connected.ref()
  else connected.unref()
}
