import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { prerenderPages } from './prerender.ts'
import { root } from './source-stamp.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The best one makes files smaller by a twelfth and takes twenty times as long: half of the whole build. */
export type Compression = 'quick' | 'best'
const qualities: Record<Compression, number> = { quick: 8, best: constants.BROTLI_MAX_QUALITY }

/** Precompressed, so that no request has to. */
async function compress(path: string, compression: Compression): Promise<void> {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualities[compression] }
  await Promise.all([
    zip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
    brotli(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
  ])
}

export async function compressAll(folder: string, compression: Compression): Promise<void> {
  const paths = await Array.fromAsync(glob('**/*.{js,css,svg}', { cwd: folder }))
  await Promise.all(paths.map((path) => compress(join(folder, path), compression)))
}

export async function buildClient(compression: Compression): Promise<void> {
  await build({ root, logLevel: 'warn' })
  const folder = join(root, 'dist/client')
  await prerenderPages(folder)
  await compressAll(folder, compression)
}
