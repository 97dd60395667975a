import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { z } from 'zod'
import { isLocale, type Locale, locales } from '#platform/locale.ts'
import { fields, listSizes } from '#writer/trades/check-phrases/fields.ts'
import { type BankStore, bankSchema, createBankStore } from './bank-store.ts'
import { writeSample } from './write-sample.ts'

/** Only programs on this machine can reach it. */
const LOOPBACK = '127.0.0.1'
const MAX_BODY = 500_000
const page = fileURLToPath(new URL('./page', import.meta.url))

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/**
 * Another site open in the same browser must neither read nor write phrases: its calls carry its own origin, and a name
 * that it points at this machine carries that name as host.
 */
function refuseOtherSites(request: IncomingMessage, port: number): void {
  const hosts = [`${LOOPBACK}:${port}`, `localhost:${port}`]
  const { host = '', origin } = request.headers
  if (!hosts.includes(host)) throw new Refusal(403, 'Open the editor at the address that it printed.')
  const site = request.headers['sec-fetch-site']
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
  const isOwnOrigin = origin === undefined || hosts.some((each) => origin === `http://${each}`)
  if (!isOwnSite || !isOwnOrigin) throw new Refusal(403, 'Calls from other sites are refused.')
  if (request.method === 'GET') return
  // A browser sends the origin with every change; a form of another site cannot send JSON.
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  if (origin === undefined || !isJson) throw new Refusal(403, 'Changes come from the page of the editor.')
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    // Read to the end, or the browser would not get to see the answer.
    if (size <= MAX_BODY) parts.push(part)
  }
  if (size > MAX_BODY) throw new Refusal(413, 'That is more than a bank of phrases.')
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw new Refusal(400, 'That is not JSON.')
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body)
}
const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, 'application/json', JSON.stringify(body))

const saveInput = z.object({ bank: bankSchema, version: z.string().max(100) })
const checkInput = z.object({ bank: bankSchema })
const sampleInput = z.object({
  bank: bankSchema,
  idea: z.string().max(2000),
  seed: z.int().min(1).max(1_000_000),
})

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (!result.success) throw new Refusal(400, z.prettifyError(result.error))
  return result.data
}

type Call = { store: BankStore; id: string; locale: Locale; body: unknown }

const calls: Record<string, (call: Call) => Promise<{ status: number; body: unknown }>> = {
  async check({ store, id, locale, body }) {
    return { status: 200, body: { faults: store.check(parsed(checkInput, body).bank, id, locale) } }
  },
  async sample({ id, locale, body }) {
    const { bank, idea, seed } = parsed(sampleInput, body)
    const day = new Date().toISOString().slice(0, 10)
    return { status: 200, body: { posts: await writeSample(bank, { id, locale, idea, seed, day }) } }
  },
  async save({ store, id, locale, body }) {
    const { bank, version } = parsed(saveInput, body)
    const saved = store.save(bank, id, locale, version)
    return { status: { saved: 200, stale: 409, faulty: 422 }[saved.result], body: saved }
  },
}

/** The files of the page by address. Scripts are TypeScript on the disk and lose their types on the way. */
async function sendPage(response: ServerResponse, path: string): Promise<void> {
  if (path === '/') return send(response, 200, 'text/html', await readFile(`${page}/page.html`, 'utf8'))
  if (path === '/page.css') return send(response, 200, 'text/css', await readFile(`${page}/page.css`, 'utf8'))
  const name = /^\/([a-z-]{1,40})\.ts$/.exec(path)?.[1]
  if (name === undefined) throw new Refusal(404, 'There is no such page.')
  const file = `${page}/${name}.ts`
  const source = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(404, 'There is no such script.')
  })
  const { code } = await transformWithOxc(source, file)
  send(response, 200, 'text/javascript', code)
}

async function answer(request: IncomingMessage, response: ServerResponse, store: BankStore): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [, area, locale, id = '', action = ''] = pathname.split('/')
  if (area !== 'banks') {
    if (request.method !== 'GET') throw new Refusal(405, 'Only GET.')
    if (pathname === '/trades')
      return sendJson(response, 200, { trades: store.ids(), locales, fields, listSizes })
    return sendPage(response, pathname)
  }
  const stored = isLocale(locale) ? store.load(id, locale) : null
  if (!stored || !isLocale(locale)) throw new Refusal(404, 'There is no such trade.')
  if (request.method === 'GET' && action === '') return sendJson(response, 200, stored)
  const call = request.method === 'POST' && Object.hasOwn(calls, action) ? calls[action] : undefined
  if (!call) throw new Refusal(404, 'There is no such call.')
  const { status, body } = await call({ store, id, locale, body: await readBody(request) })
  sendJson(response, status, body)
}

export type PhraseEditor = { url: string; close(): Promise<void> }

/** Serves the editor of the phrase banks in a folder. Port 0 is any free one. */
export async function startPhraseEditor(folder: string, port: number): Promise<PhraseEditor> {
  const store = createBankStore(folder)
  const server = createServer((request, response) => {
    const { port: own } = server.address() as AddressInfo
    const handled = async () => {
      refuseOtherSites(request, own)
      await answer(request, response, store)
    }
    handled().catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : 500
      const message = error instanceof Error ? error.message : 'Something failed.'
      if (!response.headersSent) sendJson(response, status, { error: message })
      else response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://${LOOPBACK}:${own}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
