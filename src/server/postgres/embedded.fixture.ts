import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'

export const quickSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '16MB',
}

export const ignore = () => undefined

/** A folder the server's user can enter; mkdtemp closes it. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-test-'))
  await chmod(folder, 0o755)
  return folder
}

/** An empty one, removed with its content. */
export async function openFolder(): Promise<string> {
  const folder = await makeFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Folders with a prepared, stopped database: setting one up takes longer than most tests. */
export function readyFolders() {
  let original: Promise<string> | undefined
  afterAll(async () => {
    if (original) await rm(await original, { recursive: true, force: true, maxRetries: 5 })
  })
  return async (): Promise<string> => {
    original ??= setUp()
    const folder = await openFolder()
    // Including owners and modes.
    await promisify(execFile)('cp', ['-a', `${await original}/.`, folder])
    return folder
  }
}

async function setUp(): Promise<string> {
  const folder = await makeFolder()
  const server = await startEmbedded({ dataDir: folder, log: ignore, settings: quickSettings })
  await server.stop()
  return folder
}

/** Stopped when the test ends, whatever its outcome. */
export async function start(dataDir: string, messages: string[] = []): Promise<EmbeddedServer> {
  const log = (message: string) => {
    messages.push(message)
  }
  const server = await startEmbedded({ dataDir, log, settings: quickSettings })
  onTestFinished(() => server.stop())
  return server
}

export async function connect({ connection }: EmbeddedServer, applicationName = 'campaigner-test') {
  const client = new pg.Client({ ...connection, application_name: applicationName })
  const gone = new Promise<void>((resolve) => client.once('end', resolve))
  // A killed server causes connection errors; the test checks what follows.
  client.on('error', ignore)
  await client.connect()
  const close = async () => {
    void client.end().catch(ignore)
    await gone
  }
  onTestFinished(close)
  return { query: (sql: string) => client.query(sql).then(({ rows }) => rows), close }
}

export async function serverPid(server: EmbeddedServer): Promise<number> {
  const client = await connect(server, 'looking-for-the-postmaster')
  const [row] = await client.query("SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid")
  await client.close()
  return row.pid
}

/** Another process of the app: `origin` is known once its server is up; any message makes it stop. */
export function startInAnotherProcess(dataDir: string) {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    const options = ${JSON.stringify({ dataDir, settings: quickSettings })}
    const server = await startEmbedded({ ...options, log() {} })
    process.send(server.origin)
    process.once('message', () => server.stop().then(() => process.disconnect()))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  const origin = once(child, 'message').then(([message]) => String(message))
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  const stop = async () => {
    child.send('stop')
    await exit
  }
  onTestFinished(kill)
  return { origin, kill, stop }
}
