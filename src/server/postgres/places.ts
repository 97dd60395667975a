import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type Account, chooseAccount, findClosedFolder } from './account.ts'
import { chooseSocketFolder, shortHash } from './socket-folder.ts'

const SYSTEM_FOLDER = '/var/lib/campaigner'

/** The paths of the embedded server and the account that runs it. */
export type Places = {
  /** Contains all the others. */
  home: string
  cluster: string
  log: string
  passwordFile: string
  portFile: string
  lockFile: string
  /** null: no unix sockets on this system, a loopback port is used. */
  socketFolder: string | null
  /** null: the server runs as the user of this process. */
  account: Account | null
  /** Set if the data could not stay in the data folder: the folder that the server's user cannot enter. */
  closedFolder: string | null
}

/** Decides without changing anything. */
export async function locate(dataDir: string): Promise<Places> {
  const wanted = await realLocation(resolve(dataDir))
  const account = await chooseAccount(join(wanted, 'postgres'))
  const closedFolder = account && (await findClosedFolder(wanted, account))
  if (!account) return placesIn(wanted, null, null)

  const aside = join(SYSTEM_FOLDER, `${basename(wanted)}-${shortHash(wanted)}`)
  // Existing data wins over a new decision: opening or closing a folder later must not lead to an empty database.
  if (await holdsCluster(wanted)) {
    if (closedFolder) throw new Error(unreachable(wanted, closedFolder, account))
    return placesIn(wanted, account, null)
  }
  if (closedFolder || (await holdsCluster(aside))) {
    const owner = (await chooseAccount(join(aside, 'postgres'))) ?? account
    return placesIn(aside, owner, closedFolder ?? wanted)
  }
  return placesIn(wanted, account, null)
}

function placesIn(home: string, account: Account | null, closedFolder: string | null): Places {
  const cluster = join(home, 'postgres')
  return {
    home,
    cluster,
    log: join(home, 'postgres.log'),
    passwordFile: join(home, 'postgres.password'),
    portFile: join(home, 'postgres.port'),
    lockFile: join(home, 'postgres.lock'),
    socketFolder: process.platform === 'win32' ? null : chooseSocketFolder(cluster),
    account,
    closedFolder,
  }
}

async function holdsCluster(home: string) {
  const found = await stat(join(home, 'postgres', 'PG_VERSION')).catch(() => null)
  return found !== null
}

/** realpath for a path whose last parts may not exist yet. */
async function realLocation(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    return join(await realLocation(dirname(path)), basename(path))
  }
}

function unreachable(home: string, closedFolder: string, account: Account) {
  return (
    `The database is in ${join(home, 'postgres')}, but its user (${account.name}) may not pass through ${closedFolder}. ` +
    `Nothing was changed. Open that folder for passing (chmod o+x ${closedFolder}) or start without root.`
  )
}
