import './runtime.ts'
import { isOutdated, type Target, takeStamp, targets, writeStamp } from './source-stamp.ts'

const names: Record<Target, string> = { client: 'screens', server: 'server' }

/** Loaded only to build: the tools are large. */
const builds: Record<Target, () => Promise<void>> = {
  client: async () => (await import('./build-client.ts')).buildClient(),
  server: async () => (await import('./build-server.ts')).buildServer(),
}

async function build(target: Target): Promise<void> {
  const begun = performance.now()
  const stamp = takeStamp(target)
  await builds[target]()
  writeStamp(target, stamp)
  console.log(`  The ${names[target]} are built: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

/** All of it, or what is named and outdated: another process may have built it meanwhile. */
const wanted = process.argv.slice(2)
await Promise.all(
  wanted.length === 0
    ? targets.map(build)
    : targets.filter((target) => wanted.includes(target) && isOutdated(target)).map(build),
)
