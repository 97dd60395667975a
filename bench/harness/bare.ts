import { fileURLToPath } from 'node:url'
import type { Connection } from '#server/db/database.ts'
import { freePort } from '#tests/free-port.ts'
import type { BareOrder } from './bare.process.ts'
import { type Child, startChild, untilHealthy } from './child.ts'
import type { Scope } from './scope.ts'

const program = fileURLToPath(new URL('./bare.process.ts', import.meta.url))
const startProgram = fileURLToPath(new URL('./bare-start.process.ts', import.meta.url))

/** Fastify and the driver, nothing else; without a connection not even the driver's pool. */
export async function startBare(
  scope: Scope,
  connection?: Connection,
): Promise<{ child: Child; url: string }> {
  const port = await freePort()
  const child = startChild(scope, program)
  const order: BareOrder = { port, ...(connection && { connection }) }
  child.send(order)
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(child, `${url}/api/health`)
  return { child, url }
}

/** Fastify with an embedded database, started as the product does. */
export async function startBareWithDatabase(scope: Scope, dataDir: string): Promise<Child> {
  const port = await freePort()
  const child = startChild(scope, startProgram, { PORT: String(port), DATA_DIR: dataDir })
  await untilHealthy(child, `http://127.0.0.1:${port}/api/health`)
  return child
}
