import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = new URL('../dist/client.stamp', import.meta.url)

const sources = [
  'src/**/*.{ts,tsx,css}',
  'public/**',
  'index.html',
  'vite.config.ts',
  'scripts/without-json-schema.ts',
  'scripts/without-server-fields.ts',
  'package-lock.json',
]

/** Changes whenever something that goes into the screens does. */
async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  const paths = await Array.fromAsync(
    glob(sources, { cwd: root, exclude: ['**/*.test.*', 'src/**/server/**'] }),
  )
  for (const path of paths.sort()) {
    hash.update(path)
    if (!existsSync(new URL(`../${path}`, import.meta.url))) continue
    hash.update(await readFile(new URL(`../${path}`, import.meta.url)).catch(directoryIsEmpty))
  }
  return hash.digest('hex')
}

function directoryIsEmpty(error: NodeJS.ErrnoException): string {
  if (error.code === 'EISDIR') return ''
  throw error
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressed once here, so that no request has to. */
async function compressAll(): Promise<void> {
  for await (const path of glob('dist/client/**/*.{js,css,svg}', { cwd: root })) {
    const file = new URL(`../${path}`, import.meta.url)
    const content = await readFile(file)
    await writeFile(`${fileURLToPath(file)}.gz`, await zip(content, { level: 9 }))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${fileURLToPath(file)}.br`, await brotli(content, { params: quality }))
  }
}

export async function buildClient(): Promise<void> {
  // Loaded only to build: the tool is large, and a start must not pay for it.
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
  await compressAll()
  await writeFile(stamp, await sourceHash())
}

/** Builds the screens when they are missing or older than their sources. */
export async function buildClientIfNeeded(): Promise<void> {
  const built = existsSync(stamp) ? await readFile(stamp, 'utf8') : null
  if (built === (await sourceHash())) return
  console.log('Building the screens (the first start takes a moment) …')
  // In a process of its own, so that the memory of the build is gone when the product runs.
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The screens could not be built; the lines above say why.')
}
