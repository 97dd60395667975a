import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const targets = ['client', 'server'] as const
export type Target = (typeof targets)[number]

type Sources = { folders: string[]; files: string[]; omits: RegExp }

const shared = ['package-lock.json', 'scripts/source-stamp.ts']

/** The sources of each build. */
const sources: Record<Target, Sources> = {
  client: {
    folders: ['src', 'public'],
    files: [
      'index.html',
      'vite.config.ts',
      'scripts/build-client.ts',
      'scripts/group-chunks.ts',
      'scripts/inline-icon-paths.ts',
      'scripts/merge-chunks.ts',
      'scripts/part-modules.ts',
      'scripts/prerender.ts',
      'src/server/http/prerendered-pages.ts',
      'scripts/pure-schemas.ts',
      'scripts/source-nodes.ts',
      'scripts/split-contract.ts',
      'scripts/split-texts.ts',
      'scripts/without-json-schema.ts',
      'scripts/without-server-fields.ts',
      ...shared,
    ],
    omits: /\.test\.|^src\/(.*\/)?(server\/|index\.server\.ts$)/,
  },
  server: {
    folders: ['src'],
    files: ['scripts/build-server.ts', ...shared],
    omits: /\.test\.|\.tsx$|\.css$|^src\/(.*\/)?(client\/|index\.client\.ts$)/,
  },
}

export const isSourceOf = (target: Target, path: string): boolean =>
  sources[target].folders.some((folder) => path.startsWith(`${folder}/`)) && !sources[target].omits.test(path)

/** `marks` are sizes and times, quick to compare; `contents` decides if they differ. */
export type Stamp = { marks: string; contents: string }

function sourceFiles(target: Target): string[] {
  const { folders, files } = sources[target]
  return [...folders.flatMap(filesIn).filter((path) => isSourceOf(target, path)), ...files].sort()
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

const marksOf = (paths: readonly string[]): string =>
  createHash('sha256').update(paths.map(markOf).join('\n')).digest('hex')

function markOf(path: string): string {
  const { size, mtimeMs } = statSync(root + path)
  return `${path} ${size} ${mtimeMs}`
}

function contentsOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(root + path))
  return hash.digest('hex')
}

const stampFile = (target: Target) => join(root, 'dist', `${target}.stamp`)

/** Take it before a build: later changes belong to the next one. */
export function takeStamp(target: Target): Stamp {
  const paths = sourceFiles(target)
  return { marks: marksOf(paths), contents: contentsOf(paths) }
}

export function writeStamp(target: Target, stamp: Stamp): void {
  mkdirSync(dirname(stampFile(target)), { recursive: true })
  writeFileSync(stampFile(target), JSON.stringify(stamp))
}

function readStamp(target: Target): Stamp | null {
  if (!existsSync(stampFile(target))) return null
  try {
    return JSON.parse(readFileSync(stampFile(target), 'utf8'))
  } catch {
    // An interrupted write, or a stamp of an older release.
    return null
  }
}

export function isOutdated(target: Target): boolean {
  const stamp = readStamp(target)
  if (!stamp) return true
  const paths = sourceFiles(target)
  const marks = marksOf(paths)
  if (stamp.marks === marks) return false
  if (stamp.contents !== contentsOf(paths)) return true
  remember(target, { ...stamp, marks })
  return false
}

/** The same files with new times, as after a checkout: makes the next check quick again. */
function remember(target: Target, stamp: Stamp): void {
  try {
    writeStamp(target, stamp)
  } catch {
    // A read-only folder is checked in full at each start.
  }
}
