import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '#platform/locale.ts'
import type { TradeFile } from '#writer/trades/trade.ts'
import { formatBank } from '../scripts/phrases/bank-format.ts'
import { type PhraseEditor, startPhraseEditor } from '../scripts/phrases/server.ts'

const original = 'src/writer/trades'
const folder = mkdtempSync(join(tmpdir(), 'phrases-'))
const file = join(folder, 'en/bakery.json')
let editor: PhraseEditor

const resetFiles = () => {
  for (const locale of locales) cpSync(join(original, locale), join(folder, locale), { recursive: true })
}

beforeAll(async () => {
  resetFiles()
  editor = await startPhraseEditor(folder, 0)
})
afterAll(async () => {
  await editor.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => cpSync(join(original, 'en/bakery.json'), file))

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }

/** Unlike fetch, it sends any Host and Origin. */
function send(path: string, headers: Record<string, string> = {}, input?: unknown): Promise<Answer> {
  const url = new URL(path, editor.url)
  const method = input === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { host: url.host, ...headers } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    sent.on('error', reject)
    sent.end(input === undefined ? undefined : JSON.stringify(input))
  })
}

const fromPage = () => ({
  origin: editor.url.slice(0, -1),
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
})

const load = async (): Promise<{ bank: TradeFile; version: string }> =>
  JSON.parse((await send('/banks/en/bakery')).body)

const save = (input: unknown, headers: Record<string, string> = fromPage()) =>
  send('/banks/en/bakery/save', headers, input)

const GOOD = 'Come for the rye before the shelf is bare.'

test('every bank has the format in which the editor saves', () => {
  for (const locale of locales)
    for (const name of readdirSync(join(original, locale))) {
      const content = readFileSync(join(original, locale, name), 'utf8')
      expect(formatBank(JSON.parse(content)), `${locale}/${name}`).toBe(content)
    }
})

describe('the page', () => {
  test('is one page of its own files, which may load nothing from elsewhere', async () => {
    const { status, headers, body } = await send('/')
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    const needed = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(needed).toEqual(['/page.css', '/main.ts'])
    for (const path of needed) expect((await send(path)).status).toBe(200)
    expect(body).not.toMatch(/https?:/)
  })

  test('gets its scripts without types', async () => {
    const { body } = await send('/main.ts')
    expect(body).not.toContain('import type')
    const imported = [...body.matchAll(/from "\.(\/[a-z-]+\.ts)"/g)].map(([, path = '']) => path)
    expect(imported.length).toBeGreaterThan(2)
    for (const path of imported) expect((await send(path)).status).toBe(200)
  })

  test('lists the trades', async () => {
    const { trades } = JSON.parse((await send('/trades')).body)
    expect(trades).toContain('bakery')
    expect(trades.length).toBeGreaterThan(50)
  })

  test('reaches no other file', async () => {
    for (const path of ['/../server.ts', '/%2e%2e/server.ts', '/nothing.ts', '/banks/en/..%2f..%2fpackage'])
      expect((await send(path)).status).toBe(404)
  })
})

describe('saving', () => {
  test('writes the file as the formatter leaves it, and only what changed', async () => {
    const { bank, version } = await load()
    const { status, body } = await save({ bank: { ...bank, calls: [...bank.calls, GOOD] }, version })
    expect(status).toBe(200)
    const before = readFileSync(join(original, 'en/bakery.json'), 'utf8')
    const [last = ''] = bank.calls.slice(-1)
    expect(readFileSync(file, 'utf8')).toBe(before.replace(`"${last}"`, `"${last}",\n    "${GOOD}"`))
    expect(JSON.parse(body).version).toBe((await load()).version)
    expect(readdirSync(join(folder, 'en')).filter((name) => !name.endsWith('.json'))).toEqual([])
  })

  test('refuses a phrase with a fault and says which', async () => {
    const { bank, version } = await load()
    const { status, body } = await save({
      bank: { ...bank, calls: [...bank.calls, 'the best bread'] },
      version,
    })
    expect(status).toBe(422)
    expect(JSON.parse(body).faults.map(({ place }: { place: string }) => place)).toContain('calls/5')
    expect((await load()).version).toBe(version)
  })

  test('refuses what another tab or a pull has overtaken', async () => {
    const { bank, version } = await load()
    const changed = { ...bank, calls: [...bank.calls, GOOD] }
    expect((await save({ bank: changed, version })).status).toBe(200)
    expect((await save({ bank, version })).status).toBe(409)
    writeFileSync(file, formatBank(bank))
    expect((await save({ bank: changed, version })).status).toBe(200)
  })

  test('accepts phrases only', async () => {
    const { bank, version } = await load()
    expect((await save({ bank: { ...bank, more: ['x'] }, version })).status).toBe(400)
    expect((await save({ bank: { ...bank, calls: [1] }, version })).status).toBe(400)
    expect((await save({ bank: { ...bank, calls: ['x'.repeat(600_000)] }, version })).status).toBe(413)
    expect((await send('/banks/en/baker/save', fromPage(), { bank, version })).status).toBe(404)
    expect((await send('/banks/xx/bakery/save', fromPage(), { bank, version })).status).toBe(404)
  })
})

describe('other sites', () => {
  const hostOf = () => new URL(editor.url).host

  test('cannot read', async () => {
    const strangers: Record<string, string>[] = [
      { host: 'evil.example' },
      { host: `evil.example:${new URL(editor.url).port}` },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of strangers) expect((await send('/banks/en/bakery', headers)).status).toBe(403)
    expect((await send('/', { host: hostOf().replace('127.0.0.1', 'localhost') })).status).toBe(200)
  })

  test('cannot write, and neither can a form', async () => {
    const { bank, version } = await load()
    const input = { bank: { ...bank, calls: [...bank.calls, GOOD] }, version }
    const { origin, ...withoutOrigin } = fromPage()
    for (const headers of [
      { ...fromPage(), origin: 'https://evil.example' },
      { ...fromPage(), origin: origin.replace('http:', 'https:') },
      { ...fromPage(), 'sec-fetch-site': 'cross-site' },
      { ...fromPage(), host: 'evil.example' },
      { ...fromPage(), 'content-type': 'text/plain' },
      withoutOrigin,
    ])
      expect((await save(input, headers)).status).toBe(403)
    expect((await load()).version).toBe(version)
  })
})

describe('while editing', () => {
  test('a draft is checked without being saved', async () => {
    const { bank, version } = await load()
    const draft = { ...bank, calls: [...bank.calls, 'Come  by for a loaf.'] }
    const { body } = await send('/banks/en/bakery/check', fromPage(), { bank: draft })
    expect(JSON.parse(body).faults).toEqual([expect.objectContaining({ place: 'calls/5', rule: 'spaces' })])
    expect((await load()).version).toBe(version)
  })

  test('a sample is written with the phrases of the draft', async () => {
    const { bank } = await load()
    const truth = 'A warm roll in a coat pocket is a heater with butter.'
    const draft = { ...bank, truths: Array.from({ length: 8 }, () => truth) }
    const input = { bank: draft, idea: '', seed: 1 }
    const { status, body } = await send('/banks/en/bakery/sample', fromPage(), input)
    expect(status).toBe(200)
    expect(body).toContain(truth)
  })
})
