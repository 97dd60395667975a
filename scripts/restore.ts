import './runtime.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { adoptAppSecret } from '#server/backup/app-secret.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { runCommand, UsageError, withDatabase } from './command.ts'

const usage = 'Usage: npm run restore -- file.tar.gz [--yes]'

function read(args: string[]) {
  try {
    const options = { yes: { type: 'boolean' }, replace: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...rest] = positionals
    if (file && rest.length === 0) return { file, replace: Boolean(values.yes || values.replace) }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  throw new UsageError('Name the archive to restore.')
}

const secretNotes = {
  same: null,
  adopted: 'The app secret of the archive is now the one of this data folder.',
  'configured-differs':
    '! APP_SECRET differs from the one in the archive: what was signed with the old one is no longer valid. To keep it valid, set APP_SECRET to what "tar -xzOf <archive> app-secret" prints.',
}

await runCommand(usage, async (given) => {
  const { file, replace } = read(given.args)
  const { env, log, signal } = given
  const summary = await withDatabase(given, async (connection) => {
    // After the database has created the data folder: as root it must be open for the server's user.
    const storage = await openStorage(env)
    return restoreBackup({ connection, storage, log, archive: resolve(file), replace, signal })
  })
  console.log(
    `Restored ${summary.rows} rows and ${summary.files} files, as they were at ${summary.createdAt}.`,
  )
  console.log(
    'Everybody has to sign in again, and links to choose a new password have to be requested again.',
  )
  const note = summary.appSecret && secretNotes[await adoptAppSecret(env, summary.appSecret)]
  if (note) console.log(note)
  if (summary.isOlder)
    console.log('The archive is of an older release: what is new since then has its default.')
  for (const name of summary.missingFiles)
    console.warn(`! The file ${name} was missing already when the backup was made.`)
})
