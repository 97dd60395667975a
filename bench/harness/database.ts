import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '#server/db/database.ts'
import { startEmbedded } from '#server/postgres/embedded.ts'
import type { Scope } from './scope.ts'

const quiet = () => undefined

/** An empty data folder for the product, removed at the end with everything running on it. */
export async function dataFolder(scope: Scope): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-bench-'))
  // As root the database runs as another user, who could not enter a closed folder.
  await chmod(folder, 0o755)
  scope.defer(async () => {
    await stopLeftOver(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

/** A product that had to be killed leaves its server running. */
async function stopLeftOver(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) return
  const server = await startEmbedded({ dataDir, log: quiet })
  await server.stop()
}

/** The server exactly as the product runs it; a product started on the same folder joins it. */
export async function startDatabase(scope: Scope): Promise<{ dataDir: string; connection: Connection }> {
  const dataDir = await dataFolder(scope)
  const server = await startEmbedded({ dataDir, log: quiet })
  scope.defer(server.stop)
  return { dataDir, connection: server.connection }
}

export async function connect(scope: Scope, connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'bench' })
  await client.connect()
  scope.defer(() => client.end())
  return client
}
