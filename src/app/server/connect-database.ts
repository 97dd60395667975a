import type { Connection } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { startEmbedded } from '#server/postgres/embedded.ts'

export type ConnectedDatabase = {
  connection: Connection
  /** The folder of the embedded database; null for an external one. */
  cluster: string | null
  release(): Promise<void>
}

/** The configured database, or the embedded one. */
export async function connectDatabase(env: Env, log: Log): Promise<ConnectedDatabase> {
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
