import '../scripts/runtime.ts'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { type Line, printTable } from './harness/report.ts'
import { cleanUpOnSignal, inScope, type Scope, withDeadline } from './harness/scope.ts'

type Bench = { seconds: number; load(): Promise<(scope: Scope) => Promise<Line[]>> }

/** Each bench with its time limit; loaded only when it runs. */
const benches: Record<string, Bench> = {
  bytes: { seconds: 300, load: async () => (await import('./bytes.bench.ts')).bytes },
  screens: { seconds: 1800, load: async () => (await import('./screens.bench.ts')).screens },
  calendar: { seconds: 900, load: async () => (await import('./calendar.bench.ts')).calendar },
  start: { seconds: 400, load: async () => (await import('./start.bench.ts')).start },
  writer: { seconds: 60, load: async () => (await import('./writer.bench.ts')).writer },
  intake: { seconds: 120, load: async () => (await import('./intake.bench.ts')).intake },
  publishing: { seconds: 400, load: async () => (await import('./publishing.bench.ts')).publishing },
  lists: { seconds: 600, load: async () => (await import('./lists.bench.ts')).lists },
  pages: { seconds: 1800, load: async () => (await import('./pages.bench.ts')).pages },
  figures: { seconds: 1200, load: async () => (await import('./figures.bench.ts')).figures },
  neighbour: { seconds: 900, load: async () => (await import('./neighbour.bench.ts')).neighbour },
  video: { seconds: 1500, load: async () => (await import('./video.bench.ts')).video },
}

async function run(name: string, { seconds, load }: Bench): Promise<boolean> {
  console.log(`\n${name} …`)
  const begun = performance.now()
  try {
    const bench = await load()
    const lines = await inScope((scope) => withDeadline(seconds, bench(scope)))
    printTable(lines)
    return lines.every((line) => line.verdict !== 'missed')
  } catch (error) {
    console.error(`${name} FAILED:`, error)
    return false
  } finally {
    console.log(`(${((performance.now() - begun) / 1000).toFixed(0)} s)`)
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}

cleanUpOnSignal()
await buildIfNeeded()
let isKept = true
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  isKept = (await run(name, bench)) && isKept
}
console.log(isKept ? '\nEvery budget is kept.' : '\nA budget is missed or a bench failed.')
process.exit(isKept ? 0 : 1)
