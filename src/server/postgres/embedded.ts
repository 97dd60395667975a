import { prepareBinaries } from './binaries.ts'
import { clusterExists, createCluster } from './cluster.ts'
import { DamagedDatabase } from './damage.ts'
import { prepareHome } from './home.ts'
import { type KeeperContext, keepServer, type Log, stopServer } from './keeper.ts'
import { ensurePassword } from './password.ts'
import { locate, type Places } from './places.ts'
import { readRecord, runsHere } from './postmaster.ts'
import { ensureRunning } from './running-server.ts'
import type { ServerSettings } from './server-settings.ts'
import { withStartLock } from './start-lock.ts'
import type { Connection } from './try-connect.ts'

export { locate }

export type EmbeddedServer = {
  /** Usable as pg.PoolConfig; host may be the folder of a unix socket. */
  connection: Connection
  /** adopted: a server without users was found running; joined: other processes of the app use it. */
  origin: 'started' | 'adopted' | 'joined'
  /** The actual PostgreSQL data folder. */
  dataDir: string
  /** Clean shutdown, unless another process of the app uses the server. Close your own pools first. */
  stop(): Promise<void>
}

export type EmbeddedOptions = { dataDir: string; log: Log; settings?: ServerSettings }

/** A running PostgreSQL for this data folder: started, or already running there. */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const places = await locate(dataDir)
  if (places.closedFolder) log(explainDataLocation(places), { folder: places.home })
  return startIn(places, log, settings)
}

/** Creates the database files if there are none, in parallel with the rest of the start. */
export async function createEmbedded({ dataDir, log, settings = {} }: EmbeddedOptions): Promise<void> {
  const places = await locate(dataDir)
  await prepareHome(places)
  await withStartLock(places.lockFile, () => prepare(places, log, settings))
}

export async function startIn(places: Places, log: Log, settings: ServerSettings): Promise<EmbeddedServer> {
  await prepareHome(places)
  return withStartLock(places.lockFile, async () => {
    const context = await prepare(places, log, settings)
    try {
      const server = await ensureRunning(places, context.binaries, context.password, settings)
      const keeper = keepServer(context, server.client)
      const origin = server.launched ? 'started' : (await keeper.hasOthers()) ? 'joined' : 'adopted'
      log(`database server ${origin}`, { folder: places.cluster })
      return { connection: server.connection, origin, dataDir: places.cluster, stop: keeper.stop }
    } catch (error) {
      if (error instanceof DamagedDatabase) await stopDamaged(context)
      throw error
    }
  })
}

/** It runs but is unusable, and its folder is about to be moved. */
async function stopDamaged({ places, binaries }: KeeperContext) {
  const record = await readRecord(places.cluster)
  if (record && (await runsHere(record.pid, places.cluster))) await stopServer(record.pid, places, binaries)
}

async function prepare(places: Places, log: Log, settings: ServerSettings): Promise<KeeperContext> {
  const binaries = await prepareBinaries(places.home, places.account)
  const exists = await clusterExists(places, binaries)
  const password = await ensurePassword(places, binaries, exists)
  if (!exists) {
    log('setting up a new database', { folder: places.cluster })
    await createCluster(places, binaries, password)
  }
  return { places, binaries, password, settings, log }
}

function explainDataLocation({ account, closedFolder, cluster }: Places) {
  return (
    `PostgreSQL does not run as root, and its user (${account?.name}) cannot use ${closedFolder}: ` +
    `the database is kept in ${cluster} instead`
  )
}
