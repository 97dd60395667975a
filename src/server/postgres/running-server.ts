import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Binaries } from './binaries.ts'
import { damagedFiles, findCorruption, findCorruptionInLog } from './damage.ts'
import { type Launched, launchServer } from './launch.ts'
import type { Places } from './places.ts'
import { readRecord, retireRecord, runsHere, type ServerRecord } from './postmaster.ts'
import { quoteServerLog } from './server-log.ts'
import type { ServerSettings } from './server-settings.ts'
import { assertOurs, prepareSocketFolder, SOCKET_PORT } from './socket-folder.ts'
import { type Address, addressConnection, type Connection, tryConnect } from './try-connect.ts'

export type RunningServer = { connection: Connection; client: pg.Client; launched: boolean }

/** Crash recovery reads at most max_wal_size, which takes less even on a slow disk. */
const LONGEST_START_MS = 120_000
const FAST_POLL_MS = 10
const SLOW_POLL_MS = 100
const FAST_POLLS = 200

/**
 * Connects to the server of this folder and starts one if none is alive. A server that is starting or stopping is
 * waited for. Call it under the start lock.
 */
export async function ensureRunning(
  places: Places,
  binaries: Binaries,
  password: string,
  settings: ServerSettings,
): Promise<RunningServer> {
  const givenUpAt = performance.now() + LONGEST_START_MS
  let launched: Launched | null = null
  for (let poll = 0; performance.now() < givenUpAt; poll += 1) {
    const record = await readRecord(places.cluster)
    const answer = await connectToRecord(places, record, password)
    if (answer.state === 'ready') return { ...answer, launched: launched !== null }
    if (launched?.ended) {
      await assertWorthRetrying(places, launched)
      launched = null
      poll = FAST_POLLS
    }
    if (!launched && answer.state === 'silent' && !(record && (await runsHere(record.pid, places.cluster)))) {
      if (record) await retireRecord(places, record)
      launched = await launchServer(places, binaries, settings)
    }
    await sleep(poll < FAST_POLLS ? FAST_POLL_MS : SLOW_POLL_MS)
  }
  throw new Error(
    `The database server in ${places.cluster} did not answer within ${LONGEST_START_MS / 1000} s. ` +
      `It may still be recovering: start again in a while. ${await quoteServerLog(places, launched?.logOffset ?? 0)}`,
  )
}

async function connectToRecord(places: Places, record: ServerRecord | null, password: string) {
  const address = await addressOf(places, record)
  if (!address) return { state: 'silent' } as const
  const connection = addressConnection(address, password)
  try {
    return { ...(await tryConnect(connection)), connection }
  } catch (error) {
    const corruption = findCorruption(error)
    throw corruption ? damagedFiles(places.cluster, corruption, error) : error
  }
}

/** A copied folder contains the record of the original: only a record of this folder's server is used. */
async function addressOf(places: Places, record: ServerRecord | null): Promise<Address | null> {
  const live = record && (await runsHere(record.pid, places.cluster)) ? record : null
  if (places.socketFolder === null) return live?.port ? { host: '127.0.0.1', port: live.port } : null
  const host = live?.socketFolder ?? places.socketFolder
  if (host === places.socketFolder) await prepareSocketFolder(host, places.cluster, places.account)
  else await assertOurs(host, places.account)
  return { host, port: live?.port ?? SOCKET_PORT }
}

/** Orphans of a killed server hold its memory for a moment; every other cause needs a person. */
async function assertWorthRetrying(places: Places, { ended, logOffset }: Launched) {
  const quote = await quoteServerLog(places, logOffset)
  if (quote.includes('shared memory block')) return
  const corruption = findCorruptionInLog(quote)
  if (corruption) throw damagedFiles(places.cluster, corruption)
  if (ended?.reason instanceof Error) throw ended.reason
  throw new Error(`The database server did not start: it ${ended?.reason}. ${quote}`)
}
