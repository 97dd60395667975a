import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeVendors } from './fake-pos-vendors.ts'

/** The real product on an empty data folder that is removed when it stops. */
const dataDir = mkdtempSync(join(tmpdir(), 'campaigner-e2e-'))
// As root the database runs as another user, who could not enter a closed folder.
chmodSync(dataDir, 0o755)
Object.assign(process.env, { DATA_DIR: dataDir, HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
Object.assign(process.env, await startFakeVendors())
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

await import('../tests/quick-passwords.ts')
await import('../src/app/server/main.ts')
