import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localAi } from '../src/connectors/ai/local-servers.ts'
import { pace } from '../src/connectors/ai/stream-answer.ts'
import { startFakeModel } from './fake-model.ts'
import { startFakeVendors } from './fake-pos-vendors.ts'
import { startFakeNetworks } from './fake-social-networks.ts'

/** The real product on an empty data folder that is removed when it stops. */
const dataDir = mkdtempSync(join(tmpdir(), 'campaigner-e2e-'))
// As root the database runs as another user, who could not enter a closed folder.
chmodSync(dataDir, 0o755)
Object.assign(process.env, { DATA_DIR: dataDir, HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
// Mails to customers need a way back to us.
process.env.PUBLIC_URL = `http://127.0.0.1:${process.env.PORT}`
Object.assign(process.env, await startFakeVendors(), await startFakeNetworks())
// Owners are offered a model that answers when a test lets it.
process.env.LOCAL_AI = 'on'
pace.stallMs = 600_000
localAi.servers = [{ name: 'Ollama', port: await startFakeModel() }]
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

await import('../tests/quick-passwords.ts')
await import('../src/app/server/main.ts')
