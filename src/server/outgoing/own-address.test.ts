import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, TEST_SECRET, type TestApp } from '#tests/test-app.ts'
import { createSecrets } from '../secrets.ts'
import { checkOwnAddress, watchOwnAddress } from './own-address.ts'

const secrets = createSecrets(TEST_SECRET)
let at: TestApp
let url: string
beforeAll(async () => {
  at = await createTestApp()
  url = await at.listen()
})
afterAll(() => at.close())

const stateOf = (publicUrl: string | undefined, allowPrivateNetwork = true) =>
  checkOwnAddress({ env: { publicUrl, allowPrivateNetwork }, secrets })

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('any process with the same secret proves that it is this installation', async () => {
  expect(await stateOf(url)).toBe('ok')
  const other = createSecrets('the secret of another installation, not of this')
  expect(await checkOwnAddress({ env: at.deps.env, secrets })).toBe('missing')
  expect(await checkOwnAddress({ env: { publicUrl: url, allowPrivateNetwork: true }, secrets: other })).toBe(
    'elsewhere',
  )
})

test.each([
  [undefined, 'missing'],
  ['http://shop.example', 'not_https'],
  ['http://localhost:3000', 'private'],
  ['https://shop.local', 'private'],
  ['https://shop', 'private'],
  ['https://10.0.0.5', 'private'],
  ['https://[::1]', 'private'],
])('%s is no address for networks: %s', async (publicUrl, state) => {
  expect(await stateOf(publicUrl, false)).toBe(state)
})

test('an answer that proves nothing is somebody else', async () => {
  const answers: RequestListener[] = [
    (_request, response) => response.end('<html>Parked</html>'),
    (_request, response) => response.end(JSON.stringify({ proof: 'x'.repeat(43) })),
    (_request, response) => response.writeHead(302, { location: url }).end(),
    (_request, response) => response.writeHead(500).end(),
  ]
  for (const answer of answers) expect(await stateOf(await serve(answer))).toBe('elsewhere')
})

test('the proof of one call is none for another', async () => {
  const recorded = (await (
    await fetch(`${url}/api/health/own-proof?nonce=${'a'.repeat(22)}`)
  ).json()) as object
  const replays = await serve((_request, response) => response.end(JSON.stringify(recorded)))
  expect(await stateOf(replays)).toBe('elsewhere')
})

test('no answer is unreachable', async () => {
  expect(await stateOf('http://127.0.0.1:1')).toBe('unreachable')
  expect(await stateOf(await serve((request) => void request.destroy()))).toBe('unreachable')
})

test('calls at the same time share one look, and the result is remembered', async () => {
  let calls = 0
  const counted = await serve((_request, response) => {
    calls += 1
    response.end('{}')
  })
  const own = watchOwnAddress({ env: { publicUrl: counted, allowPrivateNetwork: true }, secrets })
  expect(own.lastKnown()).toBeNull()
  expect(await Promise.all([own.check(), own.check()])).toEqual(['elsewhere', 'elsewhere'])
  expect([own.lastKnown(), await own.check(), calls]).toEqual(['elsewhere', 'elsewhere', 1])
})
