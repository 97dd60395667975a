import './runtime.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPeer, npmFolder } from './install-peers.ts'
import { findPeers, peersFolder } from './peers.ts'

/** The ids of the peers to test; all of them otherwise. */
const wanted = process.argv.slice(2)

const peers = (await findPeers()).filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const ready = peers.filter((peer) => {
  const installation = installPeer(peer)
  if (installation.kind === 'skipped') console.log(`Skipped: ${peer.name}, because ${installation.why}.`)
  return installation.kind === 'ready'
})

if (ready.length > 0) {
  mkdirSync(peersFolder, { recursive: true })
  // .ci/run tests the peers if this file is there.
  writeFileSync(join(peersFolder, 'ready'), `${ready.map(({ id }) => id).join('\n')}\n`)
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'tests/peers/vitest.config.ts', ...ready.flatMap(({ tests }) => tests)],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PEERS_DIR: npmFolder },
    },
  )
  process.exitCode = status ?? 1
}
