import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { addPostIn } from '#features/campaigns/server/post-states.fixture.ts'
import { examinePublishing } from '#features/publishing/server/health/examine-publishing.ts'
import { startWorker } from '#features/publishing/server/workers/worker.fixture.ts'
import { freePort } from '#tests/free-port.ts'
import { createTestApp } from '#tests/test-app.ts'
import { examineInstallation } from './examine.ts'
import { formatReport } from './finding.ts'

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-doctor-'))
  // As root, the embedded server runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const around = (folder: string) => ({
  nodeVersion: 'v24.0.0',
  isWindows: false,
  screensFolder: join(folder, 'screens'),
  backupsFolder: join(folder, 'backups'),
  ffmpeg: { version: '7.1', year: 2025, source: 'system', isCurrent: true },
  now: new Date('2026-03-10T12:00:00Z'),
  looks: [examinePublishing],
})

const addressOf = (database: string | undefined, password = inject('postgres').password) => {
  const { user, host, port } = inject('postgres')
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
}

async function listen(answer: string) {
  const server = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('examines an installation that was never started without creating anything', async () => {
  const folder = await newFolder()
  const env = readEnv({ DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) })
  const report = formatReport(await examineInstallation(env, around(folder)))
  expect(report).toContain('server is not running')
  expect(report).toContain('will be created at the first start')
  expect(report).toContain('no backup in ./backups')
  expect(report).not.toContain('✗')
  expect(await readdir(folder)).toEqual([])
})

test('a healthy installation with an external database shows what is in use and no secret', async () => {
  const at = await createTestApp()
  onTestFinished(at.close)
  await startWorker(at)
  const folder = await newFolder()
  await mkdir(join(folder, 'backups'))
  await writeFile(join(folder, 'backups', 'one.tar.gz'), '')
  await utimes(join(folder, 'backups', 'one.tar.gz'), 0, new Date('2026-03-08T12:00:00Z'))
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: addressOf(at.connection.database),
    APP_SECRET: 'a secret that must not be shown anywhere',
    PORT: String(await listen('{"status":"ok"}')),
  })
  const report = formatReport(await examineInstallation(env, around(folder)))
  expect(report).toContain('✓ All migrations are applied')
  expect(report).toContain('✓ This machine and the database agree on the time')
  expect(report).toContain('✓ No job has failed for good')
  expect(report).toContain('✓ 1 worker is publishing')
  expect(report).toContain('✓ No post is late')
  expect(report).toContain('✓ CampAIgner runs and answers')
  expect(report).toContain('! PUBLIC_URL is not set: networks cannot read images and videos from here')
  expect(report).toContain('✓ The newest backup in ./backups is 2 days old')
  expect(report).not.toContain('must not be shown')
  expect(report).not.toContain(String(inject('postgres').password))
})

test('explains why posts do not go out: no worker, a stuck post, an expired account', async () => {
  const at = await createTestApp()
  onTestFinished(at.close)
  const folder = await newFolder()
  const person = await at.person()
  await person.post('/api/social-accounts/sandbox', { platform: 'facebook' })
  await at.query(`update social_accounts set health = 'needs_reconnect'`)
  await addPostIn(at, person, 'scheduled', { minutes: -7 })
  await addPostIn(at, person, 'sending', { minutes: -30 })
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: addressOf(at.connection.database),
    PORT: String(await freePort()),
  })
  const report = formatReport(await examineInstallation(env, around(folder)))
  expect(report).toContain('✗ No worker is running, and posts are due')
  expect(report).toContain('! The oldest due post has been waiting for 7 minutes')
  expect(report).toContain('! 1 post is held by a worker that no longer responds')
  expect(report).toContain('! In all workspaces: 1 channel needs to be reconnected')
})

test('a refusing database, an unreachable mail server and a taken port are broken', async () => {
  const folder = await newFolder()
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: addressOf('campaigner', 'wrong-password'),
    SMTP_URL: `smtp://person:mail-password@127.0.0.1:${await freePort()}`,
    PORT: String(await listen('hello')),
  })
  const report = formatReport(await examineInstallation(env, around(folder)))
  expect(report).toMatch(/✗ The database does not answer: password authentication failed/)
  expect(report).toMatch(/✗ The mail server 127.0.0.1 cannot be used/)
  expect(report).toMatch(/✗ Port \d+ is taken by another program/)
  expect(report).not.toContain('wrong-password')
  expect(report).not.toContain('mail-password')
})
