import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { root } from './source-stamp.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The last bits of the highest quality took three quarters of the build. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Compressed once here, so that no request has to. */
async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  await Promise.all([
    zip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
    brotli(content, brotliQuality).then((packed) => writeFile(`${path}.br`, packed)),
  ])
}

export async function buildClient(): Promise<void> {
  await build({ root, logLevel: 'warn' })
  const paths = await Array.fromAsync(glob('dist/client/**/*.{js,css,svg}', { cwd: root }))
  await Promise.all(paths.map((path) => compress(join(root, path))))
}
