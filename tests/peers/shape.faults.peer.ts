import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfNeeded } from '../../scripts/build-if-needed.ts'
import { SHARED_STORE } from '../shared-store.ts'
import { type Swift, startSwift } from './swift-server.ts'

let swift: Swift
beforeAll(async () => {
  await buildIfNeeded()
  swift = await startSwift()
})
afterAll(() => swift?.close())

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Without the variables by which a test run knows itself: this is another one. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))

test('every fault is survived by processes that share a database and a real store, but no folder', async () => {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/faults'], {
    cwd: root,
    env: { ...ownEnvironment(), [SHARED_STORE]: JSON.stringify(swift.settings) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}, 1_800_000)
