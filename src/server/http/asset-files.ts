import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Their names contain a hash of their contents. */
const ASSETS = 'assets/'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Compressed by the build, smallest first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

const encodingsIn = ({ headers }: FastifyRequest) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim())

export type AssetFiles = {
  has(path: string): boolean
  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/**
 * The scripts, styles and fonts of the screens, about a megabyte, kept in memory once read. A page requests a dozen of
 * them while the server makes its screen; from the disk, each costs twice as much of the server's time.
 */
export function createAssetFiles(folder: string, files: ReadonlySet<string>): AssetFiles {
  const known = new Map<string, Promise<Buffer>>()
  const read = (path: string) => {
    const found = known.get(path) ?? readFile(join(folder, path))
    known.set(path, found)
    return found
  }
  return {
    has: (path) => path.startsWith(ASSETS) && extname(path) in types && files.has(path),
    async send(path, request, reply) {
      const accepted = encodingsIn(request)
      const packed = encodings.find(({ name, ending }) => accepted.includes(name) && files.has(path + ending))
      if (packed) reply.header('content-encoding', packed.name)
      return reply
        .header('vary', 'accept-encoding')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(types[extname(path)] ?? '')
        .send(await read(path + (packed?.ending ?? '')))
    },
  }
}
