import { beforeBaseline, isBeforeBaseline, type Migration, migrationLevel } from '../db/migration-level.ts'
import { broken, type Finding, fine, warning } from './finding.ts'

const OLDEST_MAJOR = 15

export function checkVersion(versionNumber: number): Finding {
  const major = Math.floor(versionNumber / 10_000)
  const text = `PostgreSQL ${major}.${versionNumber % 10_000} answers`
  if (major >= OLDEST_MAJOR) return fine(text)
  return warning(text, `Update it: versions before ${OLDEST_MAJOR} are not tested.`)
}

export function checkMigrations(applied: readonly Migration[], own: readonly Migration[]): Finding {
  const level = migrationLevel(applied)
  if (level > migrationLevel(own))
    return broken(
      'The database was used by a newer release than this one',
      'Install that release again, or restore a backup made before it was installed.',
    )
  if (isBeforeBaseline(applied, own)) return broken(beforeBaseline.text, beforeBaseline.fix)
  const pending = own.filter(({ createdAt }) => createdAt > level).length
  if (pending === 0) return fine('All migrations are applied')
  return warning(`${pending} of ${own.length} migrations are not applied yet`, 'npm start applies them.')
}

const CLOCKS_APART_MS = 5000

/** The database decides what is due; logs and screens use the clock of this machine. */
export function checkClocks(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  if (Math.abs(aheadMs) <= CLOCKS_APART_MS) return fine('This machine and the database agree on the time')
  return warning(
    `The clock of the database is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} that of this machine`,
    'Posts go out by the clock of the database. Have both machines set their clocks over the network (NTP).',
  )
}

export function checkDeadJobs(count: number): Finding {
  if (count === 0) return fine('No job has failed for good')
  return warning(
    `${count} ${count === 1 ? 'job has' : 'jobs have'} failed for good`,
    'npm run jobs shows why and how to try again.',
  )
}
