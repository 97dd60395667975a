import './runtime.ts'
import { isOutdated, type Target, takeStamp, targets, writeStamp } from './source-stamp.ts'

const wanted = process.argv.slice(2)

/** Loaded only to build, because the tools are large. */
const builds: Record<Target, () => Promise<void>> = {
  client: async () => (await import('./build-client.ts')).buildClient(),
  server: async () => (await import('./build-server.ts')).buildServer(),
}

const doneTexts: Record<Target, string> = { client: 'Screens built', server: 'Server built' }

async function build(target: Target): Promise<void> {
  const begun = performance.now()
  const stamp = takeStamp(target)
  await builds[target]()
  writeStamp(target, stamp)
  console.log(`  ${doneTexts[target]} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

/** Builds everything, or the named outdated parts: another process may have built them meanwhile. */
await Promise.all(
  wanted.length === 0
    ? targets.map(build)
    : targets.filter((target) => wanted.includes(target) && isOutdated(target)).map(build),
)
