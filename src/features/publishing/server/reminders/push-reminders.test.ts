import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeHttp, startFakeHttp } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addDraft, onlyPost, type Sender, send, senderOf } from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'
import { encryptPush } from './encrypt-push.ts'
import { pushReminder } from './push-reminder.job.ts'

let at: TestApp
let service: FakeHttp
let status: number
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: true })
  service = await startFakeHttp(() => ({ status }))
})
afterAll(async () => {
  await service.close()
  await at.close()
})
beforeEach(async () => {
  status = 201
  service.requests.length = 0
  ana = await at.person()
  sender = await senderOf(at, ana)
})

/** A browser: it gives away its public key and reads what was encrypted for it. */
function createBrowser() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
  return {
    subscription: {
      endpoint: `${service.url}/push/${randomBytes(8).toString('hex')}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 21 + body.readUInt8(20))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs])
      const secret = derive(ecdh.computeSecret(theirs), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + theirs.length)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      expect(record.at(-1)).toBe(2)
      return JSON.parse(record.subarray(0, -1).toString())
    },
  }
}

async function enable(browser: ReturnType<typeof createBrowser>) {
  const answer = await ana.put('/api/publishing/reminders/device', browser.subscription)
  expect(answer.statusCode).toBe(204)
}

async function publish() {
  const id = await addDraft(at, sender, ['reddit'])
  await publishNow(at.deps.db, sender, id)
  await send(at, id)
  return onlyPost(at, id)
}

/** Runs the waiting messages of the workspace as the queue does. */
async function runPushes() {
  const { rows } = await at.query(
    `delete from pgboss.job where name = 'publishing.push-reminder' and data->>'workspaceId' = $1
     returning data`,
    [sender.workspaceId],
  )
  for (const { data } of rows) await pushReminder.run(pushReminder.payload.parse(data), at.deps)
  return rows.length
}

const countDevices = async () => {
  const { rows } = await at.query('select 1 from push_subscriptions where workspace_id = $1', [
    sender.workspaceId,
  ])
  return rows.length
}

test('encrypts the example of RFC 8291 to the same bytes', () => {
  const of = (text: string) => Buffer.from(text, 'base64url')
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { privateKey: of('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: of('DGv6ra1nlYgDCS1FRnbzlw') },
  )
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('each device of the person gets title and link, readable by it alone, once', async () => {
  const [phone, tablet] = [createBrowser(), createBrowser()]
  await enable(phone)
  await enable(tablet)
  const { devices } = (await ana.get('/api/publishing/reminders')).json()
  expect(devices).toContain(createHash('sha256').update(phone.subscription.endpoint).digest('base64url'))
  const post = await publish()
  expect(await runPushes()).toBe(2)
  expect(await runPushes()).toBe(0)
  expect(service.requests).toHaveLength(2)
  for (const browser of [phone, tablet]) {
    const request = service.requests.find(({ path }) => browser.subscription.endpoint.endsWith(path))
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(browser.read(request?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Ready to post: Spring (Reddit)',
      link: `/ready-to-post?post=${post.id}`,
    })
  }
  expect(() =>
    tablet.read(
      service.requests.find(({ path }) => phone.subscription.endpoint.endsWith(path))?.body ??
        Buffer.alloc(99),
    ),
  ).toThrow()
})

test('the push service can tell that it comes from this installation', async () => {
  await enable(createBrowser())
  await publish()
  await runPushes()
  const { pushKey } = (await ana.get('/api/publishing/reminders')).json()
  const [, token = '', key] =
    /^vapid t=(\S+), k=(\S+)$/.exec(service.requests[0]?.headers.authorization ?? '') ?? []
  expect(key).toBe(pushKey)
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(pushKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(aud).toBe(service.url)
  expect(exp - at.clock.now().getTime() / 1000).toBeLessThan(24 * 3600)
  expect(sub).toMatch(/^(mailto|https):/)
})

test.each([404, 410])('a browser that answers %i is forgotten', async (answer) => {
  await enable(createBrowser())
  status = answer
  await publish()
  expect(await runPushes()).toBe(1)
  expect(await countDevices()).toBe(0)
  await publish()
  expect(await runPushes()).toBe(0)
})

test('a service that is busy is tried again, and one that refuses is not', async () => {
  await enable(createBrowser())
  await publish()
  status = 503
  await expect(runPushes()).rejects.toThrow('did not take')
  await publish()
  status = 400
  expect(await runPushes()).toBe(1)
  expect(await countDevices()).toBe(1)
})

test('nothing is shown once it is posted, on a device switched off or signed out', async () => {
  const browser = createBrowser()
  await enable(browser)
  const post = await publish()
  await ana.post(`/api/campaigns/${post.campaignId}/posts/${post.id}/confirm`, {})
  expect(await runPushes()).toBe(1)
  await publish()
  await ana.call({
    method: 'DELETE',
    url: '/api/publishing/reminders/device',
    payload: { endpoint: browser.subscription.endpoint },
  })
  await runPushes()
  await enable(browser)
  await publish()
  await at.query('delete from sessions where user_id = $1', [ana.user.id])
  await runPushes()
  expect(service.requests).toEqual([])
})

test('a key that is none, or an address without https, is refused', async () => {
  const { subscription } = createBrowser()
  const put = async (changes: object) =>
    (await ana.put('/api/publishing/reminders/device', { ...subscription, ...changes })).statusCode
  expect(await put({ p256dh: 'B'.repeat(87) })).toBe(400)
  expect(await put({ auth: 'short' })).toBe(400)
  expect(await put({ endpoint: 'ftp://push.example/1' })).toBe(400)
  at.deps.env.allowPrivateNetwork = false
  try {
    expect(await put({ endpoint: 'http://push.example/1' })).toBe(400)
    expect(await put({ endpoint: 'https://push.example/1' })).toBe(204)
  } finally {
    at.deps.env.allowPrivateNetwork = true
  }
})
