import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { pretendBrowser } from '#tests/pretend-browser.ts'

const fetched = vi.fn<typeof fetch>()
pretendBrowser({ fetch: fetched })
const { callIdempotently } = await import('./use-idempotent-call.ts')

afterEach(() => fetched.mockReset())

const addThing = endpoint({
  method: 'POST',
  path: '/api/things',
  access: 'signed-in',
  summary: '',
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.string() }),
  idempotent: true,
})

const done = () => Promise.resolve(new Response('{"id":"1"}'))
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const refused = (status: number, code?: string) => () =>
  Promise.resolve(new Response(code ? JSON.stringify({ code, message: 'No' }) : '<html>', { status }))

/** A form; each click answers its result. */
function openForm() {
  const openKeys = new Map<string, string>()
  return (name: string, happens: () => Promise<Response>) => {
    fetched.mockImplementationOnce(happens)
    return callIdempotently(openKeys, addThing, { body: { name } }).catch((error: unknown) => error)
  }
}
const keysSent = () =>
  fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key') ?? '')

test('an answered call gets a new key the next time', async () => {
  const press = openForm()
  expect(await press('Luz', done)).toEqual({ id: '1' })
  await press('Luz', done)
  const [first, second] = keysSent()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).not.toBe(first)
})

test.each([
  ['no answer came', cut],
  ['the server failed', refused(503, 'unavailable')],
  ['the first is still under way', refused(409, 'key_in_use')],
  ['too many were asked at once', refused(429, 'rate_limited')],
  ['something on the way answered', refused(408)],
])('when %s, clicking again reuses the key', async (_, happens) => {
  const press = openForm()
  await press('Luz', happens)
  await press('Luz', happens)
  await press('Luz', done)
  expect(new Set(keysSent()).size).toBe(1)
})

test('a refusal is an answer: after fixing the cause, the call can be made again', async () => {
  const press = openForm()
  await press('Luz', refused(422, 'post_breaks_rules'))
  await press('Luz', done)
  expect(new Set(keysSent()).size).toBe(2)
})

test('other content, and another form, get another key', async () => {
  const press = openForm()
  await press('Luz', cut)
  await press('Sol', cut)
  await openForm()('Luz', cut)
  expect(new Set(keysSent()).size).toBe(3)
})

test('two clicks before the first answer share a key', async () => {
  const press = openForm()
  await Promise.all([press('Luz', done), press('Luz', done)])
  expect(new Set(keysSent()).size).toBe(1)
})
