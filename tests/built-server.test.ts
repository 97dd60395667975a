import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { urlOf } from './database-url.ts'
import { type RunningProduct, startProduct } from './running-product.ts'
import { createTestApp, TEST_SECRET, type TestApp } from './test-app.ts'

// The first run builds the screens, too.

let at: TestApp
let dataDir: string
let product: RunningProduct
beforeAll(async () => {
  await buildIfNeeded(['client', 'server'], 'ignore')
  at = await createTestApp()
  dataDir = await mkdtemp(join(tmpdir(), 'campaigner-built-'))
  await chmod(dataDir, 0o755)
  const env = { DATABASE_URL: urlOf(at.connection), DATA_DIR: dataDir, APP_SECRET: TEST_SECRET, PORT: '0' }
  product = await startProduct(env)
})
afterAll(async () => {
  await product.kill('SIGTERM')
  await at.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('the built server is healthy', async () => {
  const answer = await fetch(`${product.url}/api/health`)
  expect(answer.status).toBe(200)
})

test('the built server serves the screens and their scripts', async () => {
  const page = await fetch(`${product.url}/login`)
  expect(page.status).toBe(200)
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text()) ?? []
  const answer = await fetch(product.url + script)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('javascript')
})

test('its workers draw, and it finds fonts, packages and paper from the build', async () => {
  const person = { firstName: 'Ana', lastName: 'Ruiz', email: 'built@example.com', password: 'correct horse' }
  const account = await fetch(`${product.url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const [cookie = ''] = account.headers.get('set-cookie')?.split(';') ?? []
  const archive = await fetch(`${product.url}/api/brand-design/package`, { headers: { cookie } })
  expect(archive.status).toBe(200)
  const content = Buffer.from(await archive.arrayBuffer()).toString('latin1')
  for (const ending of ['.png', '.pdf', '.woff2']) expect(content).toContain(ending)
})
