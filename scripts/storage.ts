import './runtime.ts'
import { parseArgs } from 'node:util'
import { AppError, errorText } from '#platform/errors.ts'
import type { Env } from '#server/env.ts'
import { copyStorage } from '#server/storage/copy-storage.ts'
import { openFolder, openStorage } from '#server/storage/open-storage.ts'
import { runCommand, UsageError } from './command.ts'
import { formatBytes } from './format-bytes.ts'

const usage = 'Usage: npm run storage -- copy --to s3\n       npm run storage -- copy --to folder'

function read(args: string[]): 's3' | 'folder' {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { to: { type: 'string' } },
      allowPositionals: true,
    })
    const { to } = values
    if (positionals.join() === 'copy' && (to === 's3' || to === 'folder')) return to
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  throw new UsageError('Say where to copy the files.')
}

const nextSteps = {
  s3: 'Now stop CampAIgner, run this command once more for what was added meanwhile, and start it with the S3 settings.',
  folder:
    'Now stop CampAIgner, run this command once more for what was added meanwhile, and start it without the S3 settings.',
}

const REPORT_EVERY_MS = 2000

async function open(env: Env) {
  if (!env.s3) throw new UsageError('Set S3_BUCKET and the other S3 settings first (see .env.example).')
  return { s3: await openStorage(env), folder: await openFolder(env) }
}

await runCommand(usage, async ({ env, args, signal }) => {
  const to = read(args)
  const storages = await open(env)
  const [source, target] = to === 's3' ? [storages.folder, storages.s3] : [storages.s3, storages.folder]
  let reportedAt = performance.now()
  try {
    const { copied, skipped, bytes } = await copyStorage({
      source,
      target,
      signal,
      onProgress: ({ copied, skipped, bytes }) => {
        if (performance.now() < reportedAt + REPORT_EVERY_MS) return
        reportedAt = performance.now()
        console.log(`${copied} files (${formatBytes(bytes)}) copied, ${skipped} were there already …`)
      },
    })
    console.log(
      `Copied ${copied} files (${formatBytes(bytes)}) and compared them; ${skipped} were there already.`,
    )
    console.log('The originals are still where they were. Uploads that are not finished start again.')
    console.log(nextSteps[to])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new Error(
      `${errorText(error.code, 'en')}\nRun "npm run doctor" to see what to fix, then run this command again.`,
      {
        cause: error,
      },
    )
  }
})
