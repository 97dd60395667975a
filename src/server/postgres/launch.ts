import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { identity } from './account.ts'
import { type Binaries, program } from './binaries.ts'
import type { Places } from './places.ts'
import { bareEnvironment, cannotRun, runProgram } from './run-program.ts'
import { openServerLog } from './server-log.ts'
import { asArguments, type ServerSettings, serverSettings } from './server-settings.ts'
import { SOCKET_PORT } from './socket-folder.ts'

/** A server that was just started; `ended` is set if it has exited. */
export type Launched = { logOffset: number; ended: { reason: Error | string } | null }

export async function launchServer(
  places: Places,
  binaries: Binaries,
  overrides: ServerSettings,
): Promise<Launched> {
  const port = places.socketFolder === null ? await reservePort(places.portFile) : SOCKET_PORT
  const args = asArguments(serverSettings(places, port, overrides))
  return process.platform === 'win32'
    ? launchThroughPgCtl(places, binaries, args)
    : launchDetached(places, binaries, args)
}

/** In its own session: Ctrl-C in the terminal reaches only the app, which then stops the server cleanly. */
async function launchDetached(places: Places, binaries: Binaries, args: string[]): Promise<Launched> {
  const file = program(binaries, 'postgres')
  const log = await openServerLog(places)
  try {
    const child = spawn(file, ['-D', places.cluster, ...args], {
      cwd: places.home,
      detached: true,
      env: bareEnvironment(),
      stdio: ['ignore', log.handle.fd, log.handle.fd],
      ...identity(places.account),
    })
    const launched: Launched = { logOffset: log.offset, ended: null }
    child.on('error', (error) => {
      launched.ended = { reason: cannotRun(file, error) }
    })
    child.on('exit', (code, signal) => {
      launched.ended ??= { reason: signal ? `was ended by ${signal}` : `ended with code ${code}` }
    })
    child.unref()
    return launched
  } finally {
    await log.handle.close()
  }
}

/** Windows: postgres refuses administrator rights, and pg_ctl drops them. */
async function launchThroughPgCtl(places: Places, binaries: Binaries, args: string[]): Promise<Launched> {
  const log = await openServerLog(places)
  await log.handle.close()
  const outcome = await runProgram(
    program(binaries, 'pg_ctl'),
    ['start', '-W', '-s', '-D', places.cluster, '-l', places.log, '-o', args.map(quoted).join(' ')],
    { account: places.account, folder: places.home },
  )
  const ended = outcome.exitCode === 0 ? null : { reason: `was not started: ${outcome.output.trim()}` }
  return { logOffset: log.offset, ended }
}

/** Requests a fast shutdown: clients are disconnected, everything acknowledged is on disk. */
export async function askToStop(pid: number, places: Places, binaries: Binaries) {
  if (process.platform !== 'win32') {
    process.kill(pid, 'SIGINT')
    return
  }
  await runProgram(program(binaries, 'pg_ctl'), ['stop', '-W', '-s', '-m', 'fast', '-D', places.cluster], {
    account: places.account,
    folder: places.home,
  })
}

/** The previous port while it is free, so that tools keep working. */
async function reservePort(portFile: string): Promise<number> {
  const remembered = Number(await readFile(portFile, 'utf8').catch(() => '0'))
  const port = await freePort(remembered).catch(() => freePort(0))
  if (port !== remembered) await writeFile(portFile, String(port))
  return port
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : wanted
      probe.close(() => resolve(port))
    })
  })
}

function quoted(argument: string) {
  return /[\s]/.test(argument) ? `"${argument}"` : argument
}
