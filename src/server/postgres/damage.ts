import { causes } from '#platform/causes.ts'

/** The database files are unreadable. Only a backup helps, and the message says so. */
export class DamagedDatabase extends Error {}

// data_corrupted and index_corrupted.
const corruptionCodes = ['XX001', 'XX002']

/** What the server logs when it gives up over its own files. */
const CORRUPTION_IN_LOG =
  /pg_control|control file|checkpoint record|WAL directory|invalid page|page verification failed|relation mapping file|database files are incompatible/

/** PostgreSQL's message, if the error means damaged files. */
export function findCorruption(error: unknown): string | null {
  const found = causes(error).find((each) => 'code' in each && corruptionCodes.includes(String(each.code)))
  return found?.message ?? null
}

export function findCorruptionInLog(quote: string): string | null {
  const line = quote.split('\n').find((line) => CORRUPTION_IN_LOG.test(line) && !line.includes('HINT'))
  return line?.replace(/^.*?(FATAL|PANIC|LOG|ERROR|DETAIL): +/, '') ?? null
}

export const damagedFiles = (cluster: string, reason: string, cause?: unknown) =>
  new DamagedDatabase(
    `The database files in ${cluster} are damaged: ${reason}. Nothing was changed.\n` +
      `Next step: restore your latest backup:\n  mv ${cluster} ${cluster}.damaged\n  npm run restore -- backups/FILE.tar.gz\n` +
      'Keep the damaged folder until everything is back: it may hold what is newer than the backup.',
    { cause },
  )

export const damagedElsewhere = (reason: string, cause: unknown) =>
  new DamagedDatabase(
    `The database of DATABASE_URL is damaged: ${reason}.\n` +
      'Next step: make a new database, set DATABASE_URL to it, and restore your latest backup: npm run restore -- backups/FILE.tar.gz',
    { cause },
  )
