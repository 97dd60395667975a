import './runtime.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/free-port.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { testBrowser } from './chromium.ts'
import { findPeers } from './peers.ts'
import { readSlowestBrowserTests, readSlowestUnitFiles, type Timed } from './slowest-tests.ts'

const reports = mkdtempSync(join(tmpdir(), 'campaigner-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const phases: Timed[] = []

async function timed(name: string, work: Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work
  phases.push({ name, seconds: (performance.now() - start) / 1000 })
}

/** Each step is also an npm script; the first failure ends the run. */
async function step(script: string, args: string[] = [], env: Record<string, string> = {}): Promise<void> {
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (code !== 0) {
    console.error(`${script} failed after ${seconds} s`)
    process.exit(1)
  }
  console.log(`${script}: passed in ${seconds} s`)
}

function print(title: string, rows: Timed[]): void {
  console.log(`\n${title}`)
  for (const { name, seconds } of rows) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

const CHROMIUM = testBrowser()
await Promise.all([
  timed('test:types', step('test:types')),
  timed('test:lint', step('test:lint')),
  timed('test:unused', step('test:unused')),
  timed('build', buildIfNeeded()),
])
await timed(
  'test:unit',
  step('test:unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
)
await timed(
  'test:browser',
  step('test:browser', ['--reporter=list,json'], {
    CHROMIUM,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  }),
)
print('The ten slowest unit test files', readSlowestUnitFiles(unitReport))
print('The ten slowest browser tests', readSlowestBrowserTests(browserReport))
print('Phases; the first four run side by side', phases)
console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  in all`)

const peers = (await findPeers()).map(({ name }) => name).join(', ')
console.log(`\nSkipped: real peers (${peers}). Run npm run test:peers.`)
