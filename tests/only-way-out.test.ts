import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../src', import.meta.url))

// The browser calls its own server, and incoming routes are not outgoing calls.
const isServerCode = (path: string) =>
  /\.ts$/.test(path) &&
  !/\.(test|fixture)\.ts$/.test(path) &&
  !/(^|\/)client\//.test(path) &&
  !path.startsWith('server/outgoing/')

const waysOut = [
  /(?<![\w.])fetch\(/,
  /(globalThis|window)\.fetch\(/,
  /from 'undici'|import\('undici'\)/,
  /\b(http|https|http2)\.(request|get|connect)\(/,
  /import \{[^}]*\b(request|get)\b[^}]*\} from 'node:https?'/,
  /from 'node:(https|http2|tls|dgram)'/,
  /new (WebSocket|EventSource)\(/,
]

test('every outgoing call goes through src/server/outgoing', async () => {
  const paths = (await readdir(root, { recursive: true })).filter(isServerCode)
  expect(paths.length).toBeGreaterThan(100)
  const guilty: string[] = []
  for (const path of paths) {
    const code = await readFile(join(root, path), 'utf8')
    if (waysOut.some((way) => way.test(code))) guilty.push(path)
  }
  expect(guilty).toEqual([])
})
