import './runtime.ts'
import { resolve } from 'node:path'
import { findAppSecret } from '#server/backup/app-secret.ts'
import { createBackup } from '#server/backup/create-backup.ts'
import { systemClock } from '#server/clock.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { runCommand, UsageError, withDatabase } from './command.ts'
import { formatBytes } from './format-bytes.ts'

const usage = 'Usage: npm run backup [-- file.tar.gz]'

const defaultName = (now: Date) =>
  `backups/campaigner-${now.toISOString().slice(0, 16).replace(':', '')}.tar.gz`

await runCommand(usage, async (given) => {
  const [file, ...rest] = given.args
  if (rest.length || file?.startsWith('-')) throw new UsageError('One file name at most is expected.')
  const target = resolve(file ?? defaultName(systemClock.now()))
  const { env, signal } = given
  const appSecret = await findAppSecret(env)
  const summary = await withDatabase(given, async (connection) =>
    createBackup({
      connection,
      storage: await openStorage(env),
      appSecret,
      clock: systemClock,
      target,
      objectsQuery: 'select object_name from public.files',
      signal,
    }),
  )
  console.log(`Backed up ${summary.rows} rows of ${summary.tables} tables and ${summary.files} files.`)
  console.log(`${target} (${formatBytes(summary.bytes)})`)
  console.log('It holds everything, the secrets too: keep it as safe as the data folder.')
  for (const name of summary.missingFiles)
    console.warn(`! A row names the file ${name}, which is not in the storage: it could not be backed up.`)
})
