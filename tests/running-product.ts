import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/app/server/main.ts', import.meta.url))

export type RunningProduct = {
  url: string
  process: ChildProcess
  kill(signal: NodeJS.Signals): Promise<void>
  lines: string[]
}

/** The product as a process of its own, ready to be called, or the lines it gave up with. */
export async function startProduct(env: Record<string, string>): Promise<RunningProduct> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      // The same files are read at every start; a quarter of it is compiling them.
      NODE_COMPILE_CACHE: join(tmpdir(), 'campaigner-compile-cache'),
      ...env,
    },
  })
  const lines: string[] = []
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  for await (const line of createInterface(child.stdout)) {
    lines.push(line)
    const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1]
    if (address) {
      child.stdout.resume()
      return { url: address, process: child, lines, kill: (signal) => end(child, signal) }
    }
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  throw new Error([...lines, ...errors].join('\n'))
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
