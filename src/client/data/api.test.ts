import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { empty, endpoint, list, nextCursorHeader } from '#platform/endpoint.ts'
import { pretendBrowser } from '#tests/pretend-browser.ts'

const fetched = vi.fn<typeof fetch>()
pretendBrowser({ fetch: fetched })
const { ApiError, call, fieldsOf, isUnauthorized, messageOf, urlOf } = await import('./api.ts')

afterEach(() => fetched.mockReset())

const answering = (body: BodyInit | null, init?: ResponseInit) =>
  fetched.mockResolvedValueOnce(new Response(body, init))

const common = { access: 'signed-in', summary: '' } as const
const rename = endpoint({
  ...common,
  method: 'PATCH',
  path: '/api/things/:id',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  response: empty,
})
const things = endpoint({
  ...common,
  method: 'GET',
  path: '/api/things',
  query: z.object({ limit: z.number().optional(), kind: z.string().nullish() }),
  response: list(z.object({ id: z.string() })),
})

const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

test('sends a payload as JSON, always with cookies', async () => {
  answering(null, { status: 204 })
  await call(rename, { params: { id: 'a/b' }, body: { name: 'Luz' } })
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/things/a%2Fb',
    expect.objectContaining({ method: 'PATCH', credentials: 'include', body: '{"name":"Luz"}' }),
  )
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('content-type')).toBe('application/json')
})

test('without a payload there is no body and no content type', async () => {
  answering('[{"id":"1"}]', { headers: { [nextCursorHeader]: 'next' } })
  expect(await call(things, { query: { limit: 5, kind: null } })).toEqual({
    items: [{ id: '1' }],
    nextCursor: 'next',
  })
  const [url, init] = fetched.mock.lastCall ?? []
  expect(url).toBe('/api/things?limit=5')
  expect(init).toMatchObject({ method: 'GET', credentials: 'include' })
  expect(init).not.toHaveProperty('body')
  expect(new Headers(init?.headers).has('content-type')).toBe(false)
})

test.each([
  [{}, '/api/things'],
  [{ limit: 5, platform: undefined, day: null }, '/api/things?limit=5'],
  [{ search: 'a b&c', unread: false }, '/api/things?search=a+b%26c&unread=false'],
])('a query omits missing values: %j', (query, url) => {
  expect(urlOf('/api/things', query)).toBe(url)
})

test('a refused call throws an error with status and message', async () => {
  answering('{"code":"invalid_input","message":"Not right","fields":{"name":"Required"}}', { status: 400 })
  const refusal = await refusalOf(call(things, {}))
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({
    status: 400,
    message: '400: {"code":"invalid_input","message":"Not right","fields":{"name":"Required"}}',
  })
  expect([messageOf(refusal), fieldsOf(refusal)]).toEqual(['Not right', { name: 'Required' }])
})

test.each([
  ['', 'Bad Gateway', '502: Bad Gateway'],
  ['<h1>Gateway</h1>', 'Bad Gateway', '502: <h1>Gateway</h1>'],
])('an answer of %j is shown as it is, or by its status', async (body, statusText, message) => {
  answering(body, { status: 502, statusText })
  const refusal = await refusalOf(call(things, {}))
  expect(refusal).toMatchObject({ message })
  expect([messageOf(refusal), fieldsOf(refusal)]).toEqual([undefined, {}])
})

test.each([
  ['401: {"code":"unauthorized","message":"Unauthorized"}', true],
  ['401: Unauthorized', true],
  ['401: {"code":"invalid_credentials","message":"Invalid email or password"}', false],
  ['403: Unauthorized', false],
  ['Failed: 401: Unauthorized', false],
])('whether %s means signed out: %s', (message, expected) => {
  expect(isUnauthorized(new Error(message))).toBe(expected)
})
