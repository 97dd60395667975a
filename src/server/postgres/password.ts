import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { type Binaries, program } from './binaries.ts'
import { SUPERUSER } from './cluster.ts'
import type { Places } from './places.ts'
import { readRecord, runsHere } from './postmaster.ts'
import { runProgram } from './run-program.ts'

/** The stored password of this cluster, otherwise a new one. */
export async function ensurePassword(
  places: Places,
  binaries: Binaries,
  clusterExists: boolean,
): Promise<string> {
  const kept = await readPassword(places.passwordFile)
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  if (clusterExists) await changePassword(places, binaries, password)
  await keepPassword(places.passwordFile, password)
  return password
}

async function readPassword(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(
      `The database password in ${file} cannot be read: it belongs to another user of this machine. ` +
        'Start as that user, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

/** Single-user mode needs no password; anyone who can read the data folder can read the data anyway. */
async function changePassword(places: Places, binaries: Binaries, password: string) {
  const record = await readRecord(places.cluster)
  if (record && (await runsHere(record.pid, places.cluster))) {
    throw new Error(
      `The password file ${places.passwordFile} is missing while the database server runs (process ${record.pid}). ` +
        'Put the file back, or end that process with SIGINT and start again.',
    )
  }
  const outcome = await runProgram(
    program(binaries, 'postgres'),
    ['--single', '-D', places.cluster, 'postgres'],
    {
      account: places.account,
      folder: places.home,
      input: `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'\n`,
    },
  )
  if (outcome.exitCode !== 0 || outcome.output.includes('ERROR')) {
    throw new Error(`The database password could not be reset. postgres said:\n${outcome.output.trim()}`)
  }
}

async function keepPassword(file: string, password: string) {
  const draft = await open(`${file}.new`, 'w', 0o600)
  try {
    await draft.writeFile(`${password}\n`)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${file}.new`, file)
}
