import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import {
  claimFile,
  findUpload,
  finishUpload,
  keepFile,
  type UploadRow,
  urlOfFile,
} from '#core/files/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { convertFilm as convert } from '#media/video/convert-film.ts'
import { drawPoster } from '#media/video/draw-poster.ts'
import { type FilmFacts, probeFilm } from '#media/video/probe-film.ts'
import { AppError, type ErrorCode } from '#platform/errors.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { announce, announceProgress } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { withTemporaryFolder } from '#server/temporary-folder.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type ConversionError, conversionErrors, listMedia } from '../media-library.contract.ts'
import * as conversions from './media-conversions.repository.ts'
import * as repository from './media-items.repository.ts'

const EXPIRES_AFTER_SECONDS = 45 * 60
const ALIVE_EVERY_MS = 15_000
const SILENT_MS = 60_000
const MOST_ATTEMPTS = 3
const STEP_PERCENT = 5
const PREVIEW_SIDE = 128

const silentSince = (now: Date) => new Date(now.getTime() - SILENT_MS)

/**
 * Makes an uploaded film an MP4 that networks take. A killed run starts over; after three, the film is to blame. The
 * upload stays until the file is stored.
 */
export const convertFilm = defineJob({
  name: 'media-library.convert-film',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    itemId: z.uuid(),
  }),
  maxAttempts: 3,
  atOnce: 2,
  expiresAfterSeconds: EXPIRES_AFTER_SECONDS,
  run: async ({ workspaceId, itemId }, deps) => {
    const now = deps.clock.now()
    const times = { now, silentSince: silentSince(now) }
    const conversion = await conversions.begin(deps.db, workspaceId, itemId, times)
    if (!conversion) return done
    try {
      if (conversion.attempts > MOST_ATTEMPTS) throw new AppError('film_failed')
      await run(deps, conversion)
    } catch (err) {
      await fail(deps, conversion, err)
    }
    return done
  },
})

/** Looks for conversions whose process was killed, so that they do not wait until their job expires. */
export const continueConversions = defineJob({
  name: 'media-library.continue-conversions',
  payload: z.object({}),
  maxAttempts: 1,
  cron: '* * * * *',
  run: async (_payload, { db, clock, queue }) => {
    const abandoned = await conversions.listAbandoned(db, silentSince(clock.now()))
    for (const each of abandoned) await queue.enqueue(db, convertFilm, each)
    return done
  },
})

async function run(deps: Deps, conversion: conversions.ConversionRow): Promise<void> {
  const { workspaceId, itemId, uploadId, type } = conversion
  const upload = await findUpload(deps.db, workspaceId, uploadId)
  if (!upload) throw new AppError('film_unreadable')
  const wanted = new AbortController()
  const { signal } = wanted
  const sayAlive = () => tell(deps, conversion, wanted, { aliveAt: deps.clock.now() })
  const alive = setInterval(() => void sayAlive(), ALIVE_EVERY_MS)
  try {
    await deps.storage.withFile(upload.objectName, async (path) => {
      if (path === null) throw new AppError('film_unreadable')
      const facts = await probeFilm(path, type)
      await withTemporaryFolder(deps.clock, async (folder) => {
        const target = join(folder, 'video.mp4')
        const onProgress = reporter(deps, conversion, wanted)
        const made = await convert({ path, type, facts, target, signal, onProgress })
        await keep(deps, conversion, upload, target, made)
      })
    })
  } catch (error) {
    // Deleted meanwhile.
    if (signal.aborted && !(await conversions.find(deps.db, workspaceId, itemId))) return
    throw error
  } finally {
    clearInterval(alive)
  }
}

/** Aborts the work if the video is gone. */
async function tell(
  { db }: Deps,
  { workspaceId, itemId }: conversions.ConversionRow,
  wanted: AbortController,
  changes: { aliveAt: Date; progress?: number },
): Promise<void> {
  try {
    if (!(await conversions.report(db, workspaceId, itemId, changes))) wanted.abort()
    else if (changes.progress !== undefined) {
      const path = `${listMedia.path}/${itemId}`
      const fields = { conversion: { progress: changes.progress } }
      await announceProgress(db, { workspaceId }, { path, fields })
    }
  } catch (error) {
    wanted.abort(error)
  }
}

function reporter(deps: Deps, conversion: conversions.ConversionRow, wanted: AbortController) {
  let reported = 0
  let telling = Promise.resolve()
  return (progress: number) => {
    if (progress < reported + STEP_PERCENT) return
    reported = progress
    telling = telling.then(() => tell(deps, conversion, wanted, { aliveAt: deps.clock.now(), progress }))
  }
}

/** Stores the file; it is claimed by the item, or swept if the item is gone by then. */
async function keep(
  deps: Deps,
  { workspaceId, itemId }: conversions.ConversionRow,
  upload: UploadRow,
  file: string,
  { width, height, seconds }: FilmFacts,
): Promise<void> {
  const poster = await drawPoster(file, PREVIEW_SIDE)
  const preview = await runPictureTask('drawPreview', poster, { workspaceId })
  const known = { name: upload.fileName, preview }
  await keepFile(deps, workspaceId, 'video/mp4', createReadStream(file), { width, height }, known)
  const { size: bytes } = await stat(file)
  await deps.db.transaction(async (db) => {
    if (!(await conversions.remove(db, workspaceId, itemId))) return
    await claimFile(db, workspaceId, urlOfFile(upload.fileName))
    await repository.setFile(db, workspaceId, itemId, { width, height, seconds, bytes })
    await announce(db, { workspaceId, clientId: undefined }, 'media')
  })
  await finishUpload(deps, upload)
}

const storeErrors = new Set<ErrorCode>(['files_away', 'files_no_space', 'files_refused'])

function codeOf(error: unknown): ConversionError {
  if (!(error instanceof AppError)) return 'film_failed'
  if (storeErrors.has(error.code)) return 'film_store_away'
  return conversionErrors.find((code) => error.code === code) ?? 'film_failed'
}

async function fail(
  { db, log }: Deps,
  { workspaceId, itemId }: conversions.ConversionRow,
  err: unknown,
): Promise<void> {
  const error = codeOf(err)
  if (error === 'film_failed' || error === 'film_store_away')
    log.error({ err, item: itemId }, 'a video could not be converted')
  await db.transaction(async (db) => {
    await conversions.report(db, workspaceId, itemId, { error })
    await announce(db, { workspaceId, clientId: undefined }, 'media')
  })
}
