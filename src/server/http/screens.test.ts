import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#app/server/app.ts'
import type { PageAnswers } from '#platform/page-answers.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { answersElement } from './first-answers.ts'
import { ADDRESS_MARK, fileOf, type PrerenderedPage } from './prerendered-pages.ts'

const pageWith = (body: string) => `<!doctype html><html><head><meta name="visitor" content="unknown" />
<link rel="modulepreload" crossorigin href="/assets/shared.js"></head><body><div id="root">${body}</div></body></html>`
const prerendered: [PrerenderedPage, string][] = [
  [{ place: '/pricing', locale: 'en', audience: 'open' }, '<h1>Plans</h1><a href="/pricing">Plans</a>'],
  [{ place: '/pricing', locale: 'es', audience: 'open' }, '<h1>Planes</h1>'],
  [{ place: 'not-found', locale: 'en', audience: 'open' }, `<p>Nothing at ${ADDRESS_MARK}</p>`],
  [{ place: '/customers', locale: 'en', audience: 'member' }, '<div inert>Shell</div>'],
]
const scripts = {
  '/customers': {
    member: ['assets/shared.js', 'assets/customers.js', 'assets/customers.css'],
    visitor: ['assets/shared.js', 'assets/login.js'],
  },
}

const files = {
  'assets/customers.js': 'plain',
  'assets/customers.js.br': 'packed by br',
  'assets/customers.js.gz': 'packed by gzip',
  'assets/plain.css': 'plain',
  'icon.svg': 'plain',
}

let at: TestApp
let app: FastifyInstance
let folder: string

beforeAll(async () => {
  at = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'campaigner-screens-'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), pageWith(''))
  await mkdir(join(folder, 'assets'))
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content)
  for (const [page, body] of prerendered) {
    const path = join(folder, fileOf(page))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, pageWith(body))
  }
  await writeFile(join(folder, '.vite/code.json'), JSON.stringify({ screens: scripts, files: {} }))
  app = await createApp(at.deps, folder)
})
afterAll(async () => {
  await app.close()
  await at.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, cookie?: string, language?: string) =>
  app.inject({
    url,
    headers: { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) },
  })
const preloaded = (body: string, rel = 'modulepreload') =>
  [...body.matchAll(new RegExp(`${rel}" crossorigin href="([^"]+)"`, 'g'))].map(([, href]) => href)
function answersIn(body: string): PageAnswers | null {
  const json = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(body)?.[1]
  return json === undefined ? null : JSON.parse(json)
}

test('a page names each script of its screen once: those of the screen for members, of the sign-in for others', async () => {
  const { cookie } = await at.person()
  const own = await open('/customers', cookie)
  expect(preloaded(own.body)).toEqual(['/assets/shared.js'])
  // The page comes with its screen, so its code starts after the first paint.
  expect(preloaded(own.body, 'after-paint')).toEqual(['/assets/customers.js'])
  expect(own.body).toContain('<link rel="stylesheet" crossorigin href="/assets/customers.css">')
  const asked = await open('/customers')
  expect(preloaded(asked.body)).toEqual(['/assets/shared.js', '/assets/login.js'])
})

test('a hashed file is sent as it was compressed by the build, and may be cached forever', async () => {
  const get = async (url: string, accepted?: string) => {
    const { headers, body } = await app.inject({
      url,
      headers: { ...(accepted && { 'accept-encoding': accepted }) },
    })
    return [headers['content-encoding'], body]
  }
  expect(await get('/assets/customers.js', 'gzip, deflate, br')).toEqual(['br', 'packed by br'])
  expect(await get('/assets/customers.js', 'gzip')).toEqual(['gzip', 'packed by gzip'])
  expect(await get('/assets/customers.js', 'br;q=0, gzip;q=0.5')).toEqual(['gzip', 'packed by gzip'])
  expect(await get('/assets/customers.js')).toEqual([undefined, 'plain'])
  expect(await get('/assets/plain.css', 'br')).toEqual([undefined, 'plain'])
  const { headers } = await app.inject('/assets/customers.js')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
  const head = await app.inject({ method: 'HEAD', url: '/assets/plain.css' })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '5', ''])
  expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('no-cache')
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404)
})

test('an unknown path gets only the page', async () => {
  const { cookie } = await at.person()
  const answer = await open('/no-such-screen', cookie)
  expect(answer.statusCode).toBe(404)
  expect(preloaded(answer.body)).toEqual(['/assets/shared.js'])
  expect(answersIn(answer.body)).toBe(null)
})

test('visitors get a public page in the language of its URL, otherwise of the browser', async () => {
  const heading = async (url: string, language?: string) =>
    /<h1>(.*)<\/h1>/.exec((await open(url, undefined, language)).body)?.[1]
  expect(await heading('/pricing')).toBe('Plans')
  expect(await heading('/pricing', 'es-MX,es;q=0.9')).toBe('Planes')
  expect(await heading('/pricing?lang=es', 'en')).toBe('Planes')
  expect(await heading('/pricing?lang=en', 'es')).toBe('Plans')
  expect(await heading('/pricing?lang=fr&lang=es')).toBe('Plans')
  expect((await open('/pricing')).headers.vary).toContain('accept-language')
})

test('a public page has alternate links per language', async () => {
  const links = (body: string) =>
    [...body.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(([link]) => link)
  const alternates = [
    '<link rel="alternate" hreflang="en" href="/pricing">',
    '<link rel="alternate" hreflang="es" href="/pricing?lang=es">',
    '<link rel="alternate" hreflang="x-default" href="/pricing">',
  ]
  expect(links((await open('/pricing')).body)).toEqual([
    '<link rel="canonical" href="/pricing">',
    ...alternates,
  ])
  expect(links((await open('/pricing?lang=es')).body)).toEqual([
    '<link rel="canonical" href="/pricing?lang=es">',
    ...alternates,
  ])
  expect(links((await open('/nowhere')).body)).toEqual([])
})

test('the not-found page shows the path, escaped', async () => {
  const body = async (url: string) => (await open(url)).body
  expect(await body('/no%20such')).toContain('<p>Nothing at /no such</p>')
  expect(await body('/%3Cscript%3E&"\'$&')).toContain(
    '<p>Nothing at /&lt;script&gt;&amp;&quot;&#39;$&amp;</p>',
  )
  // Browsers read these differently from how they are written.
  expect(await body('/a%00b%0d')).toContain('<div id="root"></div>')
})

test('members get the shell of their screen, and never a page for visitors', async () => {
  const { cookie } = await at.person()
  expect((await open('/customers', cookie)).body).toContain('<div inert>Shell</div>')
  expect((await open('/pricing', cookie)).body).toContain('<div id="root"></div>')
  for (const known of [undefined, 'session=made-up'])
    expect((await open('/customers', known)).body).toContain('<div id="root"></div>')
})

test('a page contains the first reads of its own session, and is not cached', async () => {
  const [ana, bo] = [await at.person(), await at.person()]
  const opened = await open('/customers', ana.cookie)
  const told = answersIn(opened.body)
  expect(told?.answers['/api/auth/user']?.body).toMatchObject({ email: ana.email })
  expect(told?.answers['/api/customers']).toEqual({ body: [], nextCursor: null })
  expect(opened.body).not.toContain(bo.email)
  expect(opened.headers['cache-control']).toBe('no-store')
})

test('without a valid session, a page contains no answers', async () => {
  const person = await at.person()
  await app.inject({ url: '/api/logout', headers: { cookie: person.cookie } })
  for (const cookie of [undefined, 'session=made-up', person.cookie]) {
    const opened = await open('/customers', cookie)
    expect([opened.statusCode, answersIn(opened.body)]).toEqual([200, null])
    expect(opened.headers['cache-control']).toBe('no-cache')
  }
})

test('with a filter in the URL, the screen fetches its own list', async () => {
  const { cookie } = await at.person()
  const told = answersIn((await open('/customers?search=naomi', cookie)).body)
  expect(Object.keys(told?.answers ?? {})).toContain('/api/auth/user')
  expect(Object.keys(told?.answers ?? {}).filter((url) => url.startsWith('/api/customers'))).toEqual([])
})

test('campaigns are read in the order chosen in this browser, if there is such an order', async () => {
  const { cookie } = await at.person()
  const ordersIn = async (choice: string) =>
    Object.keys(
      answersIn((await open('/campaigns', `${cookie}; campaigns.sort=${choice}`)).body)?.answers ?? {},
    )
      .map((url) => new URL(url, 'http://page').searchParams.get('sort'))
      .filter((sort) => sort !== null)
  expect(await ordersIn('title')).toEqual(['title'])
  expect(await ordersIn('made-up%26limit%3D1')).toEqual(['newest'])
})

test('a page looks its session up once, for all of its first reads', async () => {
  const { cookie } = await at.person()
  const pool = Object(at.deps.db).$client as Pool
  const query = vi.spyOn(pool, 'query')
  const told = answersIn((await open('/customers', cookie)).body)
  const names = query.mock.calls.map(([statement]) => (statement as { name?: string }).name)
  query.mockRestore()
  expect(Object.keys(told?.answers ?? {}).length).toBeGreaterThan(4)
  expect(names.filter((name) => name === 'actors_by_tokens')).toHaveLength(1)
})

test('no text of an answer can close its script element', () => {
  const body = { name: '</script><script>alert(1)</script><!--' }
  const element = answersElement({ locale: 'en', answers: { '/api/x': { body, nextCursor: null } } })
  expect(element.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(answersIn(element)?.answers['/api/x']?.body).toEqual(body)
})
