import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { prerenderPages } from './prerender.ts'
import { root } from './source-stamp.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The highest quality, 11, makes files smaller by a fiftieth and takes two and a half times as long. */
const QUALITY = 10

/** Precompressed, so that no request has to. */
async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  await Promise.all([
    zip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
    brotli(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
  ])
}

export async function compressAll(folder: string): Promise<void> {
  const paths = await Array.fromAsync(glob('**/*.{js,css,svg}', { cwd: folder }))
  await Promise.all(paths.map((path) => compress(join(folder, path))))
}

export async function buildClient(): Promise<void> {
  await build({ root, logLevel: 'warn' })
  const folder = join(root, 'dist/client')
  await prerenderPages(folder)
  await compressAll(folder)
}
