import './runtime.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { buildIfNeeded } from './build-if-needed.ts'
import { chromium } from './chromium.ts'

/** Each step is also an npm script of its own; the first one that fails ends the run. */
async function step(script: string, env: Record<string, string> = {}): Promise<void> {
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', script], {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

const CHROMIUM = chromium()
await Promise.all([step('test:types'), step('test:lint'), buildIfNeeded()])
await step('test:unit')
await step('test:browser', { CHROMIUM, E2E_PORT: String(await freePort()) })
