import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(root, path), 'utf8')

const dockerfile = await read('Dockerfile')
const instructions = dockerfile
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }

test('everything the image copies is there and not ignored', async () => {
  const ignored = new Set((await read('.dockerignore')).split('\n'))
  const sources = instructions
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
  expect(sources.length).toBeGreaterThan(8)
  for (const source of sources) {
    expect(existsSync(join(root, source)), source).toBe(true)
    expect(ignored.has(source), source).toBe(false)
  }
})

test('secrets, data and the packages of this machine stay out of the image', async () => {
  const ignored = (await read('.dockerignore')).split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'backups', 'node_modules']))
})

test('the commands of the image exist, and it starts as npm start does', () => {
  for (const [, name = ''] of dockerfile.matchAll(/npm run ([\w:-]+)/g))
    expect(scripts, name).toHaveProperty(name)
  const command = JSON.parse(
    instructions.findLast((line) => line.startsWith('CMD '))?.slice(4) ?? '',
  ) as string[]
  const flagsOf = (words: string[]) => words.filter((word) => word.startsWith('--'))
  expect(flagsOf(command)).toEqual(flagsOf((scripts.start ?? '').split(' ')))
  expect(command.at(-1)).toBe('dist/server/main.js')
})

test('the server is not root and keeps its data in a volume', () => {
  const at = (line: string) => instructions.lastIndexOf(line)
  expect(at('USER node')).toBeGreaterThan(0)
  expect(instructions.findIndex((line) => line.startsWith('CMD '))).toBeGreaterThan(at('USER node'))
  expect(at('VOLUME /data')).toBeGreaterThan(0)
  expect(dockerfile).toContain('DATA_DIR=/data')
})

test('every setting of compose.yaml is documented', async () => {
  const [compose, example] = [await read('compose.yaml'), await read('.env.example')]
  const names = [...compose.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(example, name).toMatch(new RegExp(`^#?${name}=`, 'm'))
})

test.each([
  ['all', 200, 0],
  ['all', 503, 1],
  ['all', 'no server', 1],
  ['worker', 'no server', 0],
])('the health check with ROLE=%s and the answer %s ends with %i', async (role, answer, code) => {
  const server = createServer((_, response) => response.writeHead(Number(answer)).end('{}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  if (answer === 'no server') {
    server.close()
    await once(server, 'close')
  }
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), ROLE: role }
  const child = execFile(process.execPath, [join(root, 'scripts/container-health.ts')], { env })
  expect(await once(child, 'exit')).toEqual([code, null])
})
