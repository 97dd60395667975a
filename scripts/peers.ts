import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a real server of a network needs beside our own packages. */
export type PeerNeeds = {
  /** As people call it; the name of its file otherwise. */
  name?: string
  /** npm packages with their exact versions. */
  packages?: Readonly<Record<string, string>>
  /** Exact versions of packages that those packages depend on, in place of their own choice. */
  overrides?: Readonly<Record<string, string>>
  debian?: readonly string[]
}

/** A real server that tests run against: `<id>.peer.ts`, and `<id>.<what>.peer.ts` if there are more. */
export type Peer = { id: string; name: string; tests: string[]; needs: PeerNeeds }

const root = resolve(import.meta.dirname, '..')
const tests = join(root, 'tests/peers')

/** Everything that is installed for peers, except Debian's packages. */
export const peersFolder = join(root, '.peers')

const isNeeds = (value: unknown): value is PeerNeeds => typeof value === 'object' && value !== null

async function readNeeds(id: string): Promise<PeerNeeds> {
  const file = join(tests, `${id}.needs.ts`)
  const { needs } = existsSync(file) ? await import(pathToFileURL(file).href) : { needs: {} }
  if (!isNeeds(needs)) throw new Error(`${file} has to export what the peer needs.`)
  return needs
}

async function readPeer(id: string, files: string[]): Promise<Peer> {
  const needs = await readNeeds(id)
  const name = needs.name ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  return { id, name, tests: files.map((file) => `tests/peers/${file}`), needs }
}

export function findPeers(): Promise<Peer[]> {
  const files = readdirSync(tests)
    .filter((file) => file.endsWith('.peer.ts'))
    .toSorted()
  const byId = Map.groupBy(files, (file) => file.slice(0, file.indexOf('.')))
  return Promise.all(Array.from(byId, ([id, files]) => readPeer(id, files)))
}
