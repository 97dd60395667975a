import type { Connection } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { startEmbedded } from '#server/postgres/embedded.ts'

export type ReachedDatabase = {
  connection: Connection
  /** Where the files of our own are; null for a database of somebody else's. */
  cluster: string | null
  release(): Promise<void>
}

/** The configured database, or our own beside the data. */
export async function reachDatabase(env: Env, log: Log): Promise<ReachedDatabase> {
  if (env.databaseUrl)
    return {
      connection: { connectionString: env.databaseUrl },
      cluster: null,
      release: async () => undefined,
    }
  const server = await startEmbedded({
    dataDir: env.dataDir,
    log: (message, details) => log.info(details ?? {}, message),
  })
  return { connection: server.connection, cluster: server.dataDir, release: server.stop }
}
