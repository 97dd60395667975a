import { randomUUID } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, program } from './binaries.ts'
import { damagedFiles } from './damage.ts'
import type { Places } from './places.ts'
import { type Outcome, runProgram } from './run-program.ts'

export const SUPERUSER = 'campaigner'

const DRAFT_PREFIX = 'postgres.new-'

export async function clusterExists({ cluster }: Places, binaries: Binaries): Promise<boolean> {
  const content = await readdir(cluster).catch(toNothing)
  if (!content?.length) return false
  if (!content.includes('PG_VERSION')) {
    if (content.includes('pg_wal')) throw damagedFiles(cluster, 'the file PG_VERSION is missing')
    throw new Error(foreignContent(cluster))
  }
  const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (!/^\d+$/.test(major)) throw damagedFiles(cluster, 'the file PG_VERSION holds no version')
  if (major !== binaries.major) throw new Error(otherVersion(cluster, major, binaries.major))
  return true

  function toNothing(error: NodeJS.ErrnoException) {
    if (error.code === 'ENOENT') return null
    if (error.code === 'EACCES') throw new Error(foreignOwner(cluster), { cause: error })
    throw error
  }
}

/** Created next to its place and moved there when complete: an existing cluster is never incomplete. */
export async function createCluster(places: Places, binaries: Binaries, password: string) {
  await removeDrafts(places)
  const draft = join(places.home, `${DRAFT_PREFIX}${randomUUID()}`)
  try {
    await mkdir(draft, { mode: 0o700 })
    const passwordFile = join(draft, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    await giveTo(places, draft, passwordFile)
    await initialise(places, binaries, draft, passwordFile)
    await rename(join(draft, 'cluster'), places.cluster)
    await flushFolder(places.home)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function initialise(places: Places, binaries: Binaries, draft: string, passwordFile: string) {
  // PostgreSQL's own C.UTF-8 compares and lower-cases text everywhere. The system's C.UTF-8 only classifies letters for
  // text search, and only Linux is sure to have it.
  const systemLocales = process.platform === 'linux' ? ['C.UTF-8', 'C'] : ['C']
  let outcome: Outcome = { exitCode: null, output: '' }
  for (const locale of systemLocales) {
    outcome = await runProgram(
      program(binaries, 'initdb'),
      [
        `--pgdata=${join(draft, 'cluster')}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        `--locale=${locale}`,
        '--lc-messages=C',
        '--data-checksums',
        '--no-instructions',
      ],
      { account: places.account, folder: draft },
    )
    if (outcome.exitCode === 0) return
    if (!outcome.output.includes('invalid locale')) break
  }
  throw new Error(
    `The database could not be set up in ${places.home}. initdb said:\n${outcome.output.trim()}`,
  )
}

/** Left by a killed start. One that is still being written is left for the next start. */
async function removeDrafts({ home }: Places) {
  const drafts = (await readdir(home)).filter((name) => name.startsWith(DRAFT_PREFIX))
  await Promise.allSettled(drafts.map((name) => rm(join(home, name), { recursive: true, force: true })))
}

async function giveTo({ account }: Places, ...paths: string[]) {
  if (!account) return
  for (const path of paths) await chown(path, account.uid, account.gid)
}

async function flushFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function otherVersion(cluster: string, theirs: string, ours: string) {
  return (
    `The database in ${cluster} was made by PostgreSQL ${theirs}, this release brings PostgreSQL ${ours}. ` +
    'Nothing was changed. Run "npm run backup" with the release that made it, move that folder away, ' +
    'then run "npm run restore" with this one.'
  )
}

function foreignContent(cluster: string) {
  return (
    `${cluster} contains files but no PostgreSQL database. Nothing was changed. ` +
    'Move them away, or set DATA_DIR to another folder.'
  )
}

function foreignOwner(cluster: string) {
  return (
    `The database in ${cluster} belongs to another user of this machine. Nothing was changed. ` +
    'Start as that user (root, if it was first started as root), or set DATA_DIR to another folder.'
  )
}
