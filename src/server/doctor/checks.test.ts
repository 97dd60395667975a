import { expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { checkClocks, checkDeadJobs, checkMigrations, checkVersion } from './database-checks.ts'
import { broken, fine, formatReport, isBroken, warning } from './finding.ts'
import * as check from './settings-checks.ts'

const MB = 1_000_000

test('the report puts a fix under each finding, and only broken ones fail it', () => {
  const findings = [fine('good'), warning('odd', 'look at it')]
  expect(formatReport(findings)).toBe('✓ good\n! odd\n    look at it')
  expect(isBroken(findings)).toBe(false)
  expect(isBroken([...findings, broken('bad', 'mend it')])).toBe(true)
})

test.each([
  ['v20.19.0', 'broken'],
  ['v22.17.9', 'broken'],
  ['v22.18.0', 'fine'],
  ['v24.1.0', 'fine'],
])('Node %s is %s', (version, level) => {
  expect(check.checkNode(version).level).toBe(level)
})

test.each([
  [100 * MB, 'broken', '100 MB'],
  [999 * MB, 'warning', '999 MB'],
  [1500 * MB, 'fine', '1.5 GB'],
])('%i free bytes are %s', (bytes, level, text) => {
  const finding = check.checkDisk('/data', bytes)
  expect(finding.level).toBe(level)
  expect(finding.text).toContain(text)
})

test('a temporary folder without room for a video is a warning', () => {
  expect(check.checkTemporaryFolder('/tmp', 2000 * MB).level).toBe('fine')
  expect(check.checkTemporaryFolder('/tmp', 500 * MB)).toMatchObject({
    level: 'warning',
    text: '500 MB are free in the temporary folder /tmp',
  })
})

test.each([
  ['no address', undefined, 'off', 'warning', 'http://localhost:3000'],
  ['this machine alone', 'http://localhost:3000', 'off', 'fine', 'this machine'],
  ['no encryption', 'http://shop.example', '1', 'warning', 'without encryption'],
  ['a proxy that is not trusted', 'https://shop.example', 'off', 'warning', 'TRUST_PROXY is off'],
  ['a proxy with a certificate', 'https://shop.example', '1', 'fine', 'https://shop.example'],
])('PUBLIC_URL with %s', (_, publicUrl, proxies, level, text) => {
  const { trustProxy } = readEnv({ TRUST_PROXY: proxies })
  const finding = check.checkPublicUrl({ publicUrl, trustProxy, port: 3000 })
  expect(finding.level).toBe(level)
  expect(finding.text).toContain(text)
})

test.each([
  ['ok', 'fine', 'answers'],
  ['not_https', 'warning', 'Set PUBLIC_URL'],
  ['elsewhere', 'warning', 'reverse proxy'],
] as const)('a public address that is %s is %s', (state, level, fix) => {
  const finding = check.checkReach(state)
  expect([finding.level, JSON.stringify(finding)]).toEqual([level, expect.stringContaining(fix)])
})

test.each([
  ['off', 'fine', 'is ignored'],
  ['1', 'fine', '1 proxy in front'],
  ['2', 'fine', '2 proxies in front'],
  ['loopback, 10.0.0.0/8', 'fine', 'loopback, 10.0.0.0/8'],
  ['on', 'warning', 'now means one proxy'],
])('TRUST_PROXY=%s is %s', (value, level, text) => {
  const finding = check.checkTrustProxy(readEnv({ TRUST_PROXY: value }).trustProxy)
  expect(finding.level).toBe(level)
  expect(finding.text).toContain(text)
})

test.each([
  ['open', undefined, 'fine'],
  ['open', 'http://localhost:3000', 'fine'],
  ['open', 'https://shop.example', 'warning'],
  ['invite', 'https://shop.example', 'fine'],
  ['off', 'https://shop.example', 'fine'],
] as const)('SIGNUP=%s at %s is %s', (signUp, publicUrl, level) => {
  expect(check.checkSignUp({ signUp, publicUrl }).level).toBe(level)
})

test.each([
  [true, 'missing' as const, 'fine'],
  [false, 'missing' as const, 'fine'],
  [false, 'unreadable' as const, 'broken'],
  [false, { mode: 0o100600 }, 'fine'],
  [false, { mode: 0o100640 }, 'warning'],
  [false, { mode: 0o100604 }, 'warning'],
])('an app secret (configured: %s, file: %o) is %s', (isConfigured, file, level) => {
  expect(check.checkAppSecret(isConfigured, file, '/data/app-secret', false).level).toBe(level)
})

test('file modes mean nothing on Windows', () => {
  expect(check.checkAppSecret(false, { mode: 0o100666 }, 'data', true).level).toBe('fine')
})

test.each([
  [null, 'warning', 'no backup'],
  ['2026-03-10T11:00:00Z', 'fine', 'less than a day'],
  ['2026-03-09T11:00:00Z', 'fine', '1 day old'],
  ['2026-03-01T11:00:00Z', 'warning', '9 days old'],
])('the newest backup of %s is %s', (newest, level, text) => {
  const finding = check.checkBackups(newest ? new Date(newest) : null, new Date('2026-03-10T12:00:00Z'))
  expect(finding.level).toBe(level)
  expect(finding.text).toContain(text)
})

test.each([
  ['ours' as const, 'fine'],
  ['free' as const, 'fine'],
  [{ wrong: ['database: not answering'] }, 'broken'],
  ['taken' as const, 'broken'],
])('a port that is %s is %s', (use, level) => {
  expect(check.checkPort(3000, use).level).toBe(level)
})

test.each([
  [null, 'broken'],
  [{ version: 'N-49006', year: 2019, source: 'package', isCurrent: false }, 'warning'],
  [{ version: '7.1', year: 2025, source: 'system', isCurrent: true }, 'fine'],
])('ffmpeg %o is %s', (ffmpeg, level) => {
  expect(check.checkFfmpeg(ffmpeg).level).toBe(level)
})

test('missing mail is a warning, unreachable mail is broken', () => {
  expect(check.checkSmtp('not set').level).toBe('warning')
  expect(check.checkSmtp('reachable').level).toBe('fine')
  expect(check.checkSmtp({ host: 'mail.example', reason: 'refused' })).toMatchObject({
    level: 'broken',
    text: 'The mail server mail.example cannot be used: refused',
  })
})

test('reports disabled rate limits, missing screens and a closed data folder', () => {
  expect([check.checkRateLimits(true).level, check.checkRateLimits(false).level]).toEqual(['fine', 'warning'])
  expect([check.checkScreens(true).level, check.checkScreens(false).level]).toEqual(['fine', 'warning'])
  expect(check.checkDataFolder('/data', true).level).toBe('fine')
  expect(check.checkDataFolder('/data', false).level).toBe('broken')
})

const migration = (createdAt: number) => ({ hash: String(createdAt), createdAt })

test('migrations: all applied, some pending, from a newer release, or from before the baseline', () => {
  const own = [migration(1), migration(2)]
  expect(checkMigrations(own, own).level).toBe('fine')
  expect(checkMigrations([], own)).toMatchObject({
    level: 'warning',
    text: '2 of 2 migrations are not applied yet',
  })
  expect(checkMigrations([migration(1)], own).level).toBe('warning')
  expect(checkMigrations([...own, migration(3)], own).level).toBe('broken')
  expect(checkMigrations([migration(0.5)], own)).toMatchObject({
    level: 'broken',
    text: 'The database is older than this version can update',
  })
  expect(checkMigrations([migration(0.4), migration(0.5), ...own], own).level).toBe('fine')
})

test('old servers and dead jobs are warnings', () => {
  expect(checkVersion(180_004)).toEqual(fine('PostgreSQL 18.4 answers'))
  expect(checkVersion(130_002).level).toBe('warning')
  expect(checkDeadJobs(0).level).toBe('fine')
  expect(checkDeadJobs(1).text).toBe('1 job has failed for good')
})

test('clocks more than five seconds apart are a warning, in either direction', () => {
  expect([checkClocks(0).level, checkClocks(-5000).level]).toEqual(['fine', 'fine'])
  expect(checkClocks(6000)).toMatchObject({
    level: 'warning',
    text: expect.stringContaining('6 seconds ahead'),
  })
  expect(checkClocks(-3_600_000).text).toContain('3600 seconds behind')
})

test('names the AI provider without its key, and warns of an open private network', () => {
  const ai = { provider: 'openai', model: 'small', apiKey: 'sk-secret', baseUrl: null } as const
  expect(check.checkAi(null).level).toBe('fine')
  expect(check.checkAi(ai).text).toContain('openai, small')
  expect(check.checkAi(ai).text).not.toContain('sk-secret')
  expect(check.checkPrivateNetwork(false).level).toBe('fine')
  expect(check.checkPrivateNetwork(true).level).toBe('warning')
})

test('names POS providers with another base URL, host only', () => {
  const own = { stripe: undefined, shopify: undefined, square: undefined, woocommerce: undefined }
  expect(check.checkPosUrls(own).level).toBe('fine')
  const finding = check.checkPosUrls({ ...own, square: 'https://proxy.example/with-a-key-in-it' })
  expect(finding.level).toBe('warning')
  expect(finding.text).toContain('square at proxy.example')
  expect(finding.text).not.toContain('key-in-it')
})
