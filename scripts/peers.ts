import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a real server of a network needs beside our own packages. */
export type PeerNeeds = {
  /** As people call it; the name of its file otherwise. */
  name?: string
  /** npm packages with their exact versions. */
  packages?: Readonly<Record<string, string>>
  debian?: readonly string[]
}

/** A real server that tests run against. */
export type Peer = { id: string; name: string; test: string; needs: PeerNeeds }

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

async function readPeer(id: string): Promise<Peer> {
  const needs = await readNeeds(id)
  const name = needs.name ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  return { id, name, test: `tests/peers/${id}.peer.ts`, needs }
}

export const findPeers = (): Promise<Peer[]> =>
  Promise.all(
    readdirSync(tests)
      .filter((file) => file.endsWith('.peer.ts'))
      .toSorted()
      .map((file) => readPeer(file.slice(0, -'.peer.ts'.length))),
  )
