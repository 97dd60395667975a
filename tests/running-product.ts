import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { sharedStore, storeEnvironment } from './shared-store.ts'

const main = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

export type RunningProduct = {
  url: string
  process: ChildProcess
  kill(signal: NodeJS.Signals): Promise<void>
  lines: string[]
}

/** The product as a separate process, ready to be called, or its output if it failed. */
export const startProduct = (env: Record<string, string>): Promise<RunningProduct> =>
  start(env, /Server listening at (http:\/\/127\.0\.0\.1:\d+)/)

/** A process that only works, and has started. */
export const startWorker = (env: Record<string, string>): Promise<RunningProduct> =>
  start(env, /(works on its jobs)/)

async function start(env: Record<string, string>, isReady: RegExp): Promise<RunningProduct> {
  await buildIfNeeded(['server'], 'ignore')
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      // The same files are read at every start; a quarter of it is compiling them.
      NODE_COMPILE_CACHE: join(tmpdir(), 'campaigner-compile-cache'),
      ...storeEnvironment(sharedStore()),
      ...env,
    },
  })
  const lines: string[] = []
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const ready = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    const found = isReady.exec(line)?.[1]
    if (found) ready.resolve(found)
  })
  child.once('exit', () => ready.reject(new Error([...lines, ...errors].join('\n'))))
  const url = await ready.promise
  return { url, process: child, lines, kill: (signal) => end(child, signal) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
