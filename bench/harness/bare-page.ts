import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { freePort } from '#tests/free-port.ts'
import { compressAll } from '../../scripts/build-client.ts'
import type { BarePageOrder } from './bare-page.process.ts'
import { startChild, untilHealthy } from './child.ts'
import type { Scope } from './scope.ts'

const root = fileURLToPath(new URL('bare-page/', import.meta.url))

/** React, a text and nothing else, built and served like the product. Returns its URL. */
export async function startBarePage(scope: Scope): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-bare-page-'))
  scope.defer(() => rm(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
  await compressAll(folder)
  const order: BarePageOrder = { port: await freePort(), folder }
  const child = startChild(scope, 'bench/harness/bare-page.process.ts')
  child.send(order)
  const url = `http://127.0.0.1:${order.port}`
  await untilHealthy(child, `${url}/api/health`)
  return url
}
