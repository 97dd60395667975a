import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from '#server/storage/s3/s3-settings.ts'
import { urlOf } from '../database-url.ts'
import { type RunningProduct, startProduct, startWorker } from '../running-product.ts'
import { storeEnvironment } from '../shared-store.ts'
import { TEST_SECRET, type TestApp } from '../test-app.ts'

export type ProcessesApart = {
  /** A process as on a machine of its own: it shares the database and the store, and has no data folder. */
  start(role: 'web' | 'worker', env?: Record<string, string>): Promise<RunningProduct>
  close(): Promise<void>
}

export async function openProcessesApart(
  connection: TestApp['connection'],
  store: S3Settings,
): Promise<ProcessesApart> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-apart-'))
  const running: RunningProduct[] = []
  const shared = {
    ...{ DATABASE_URL: urlOf(connection), APP_SECRET: TEST_SECRET, PORT: '0' },
    ...{ DATA_DIR: '/dev/null/there-is-no-data-folder' },
    ...storeEnvironment(store),
  }
  return {
    async start(role, env = {}) {
      const own = { ...shared, ROLE: role, TMPDIR: await mkdtemp(join(folder, `${role}-`)), ...env }
      const product = role === 'web' ? await startProduct(own) : await startWorker(own)
      running.push(product)
      return product
    },
    async close() {
      await Promise.all(running.map((each) => each.kill('SIGKILL')))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
