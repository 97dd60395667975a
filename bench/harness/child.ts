import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Scope } from './scope.ts'

const STOP_MS = 20_000
const HEALTHY_MS = 60_000
const POLL_MS = 10

/** Nothing else of the caller's environment reaches a measured process: no database URL, no log level. */
const inherited = ['PATH', 'HOME', 'USERPROFILE', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

export type Environment = Record<string, string>

export type Child = {
  pid: number
  /** The next message of the child, or an error if it ends without one. */
  message(): Promise<unknown>
  send(message: object): void
  isRunning(): boolean
  /** Its last output, to explain a failure. */
  lastWords(): string
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a file of the project with the same Node; ended with the scope, gracefully first. */
export function startChild(scope: Scope, file: string, env: Environment = {}, flags: string[] = []): Child {
  const kept = Object.fromEntries(inherited.flatMap((name) => asEntry(name, process.env[name])))
  const child = fork(file, [], {
    cwd: root,
    execArgv: flags,
    env: { ...kept, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let words = ''
  const listen = (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4_000)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null

  async function stop() {
    if (!isRunning()) return
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    child.kill('SIGTERM')
    await ended
    clearTimeout(timer)
  }
  scope.defer(stop)

  return {
    pid: child.pid ?? 0,
    message: () =>
      Promise.race([
        once(child, 'message').then(([message]) => message),
        ended.then(() => Promise.reject(new Error(`${file} ended early: ${words}`))),
      ]),
    send: (message) => void child.send(message),
    isRunning,
    lastWords: () => words,
    stop,
  }
}

const asEntry = (name: string, value: string | undefined) => (value === undefined ? [] : [[name, value]])

/** Resolves once the URL answers 200. */
export async function untilHealthy(child: Child, url: string): Promise<void> {
  const givenUpAt = performance.now() + HEALTHY_MS
  while (performance.now() < givenUpAt && child.isRunning()) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 'nobody listens yet',
    )
    if (status === 200) return
    await sleep(POLL_MS)
  }
  throw new Error(`${url} did not become healthy: ${child.lastWords()}`)
}
