import { createReadStream } from 'node:fs'
import * as z from 'zod'
import { recordActivity } from '#core/activity/index.server.ts'
import { lookOf } from '#core/brands/index.server.ts'
import {
  claimFile,
  keepFile,
  readStoredFile,
  refuseWhenFull,
  withStoredFiles,
} from '#core/files/index.server.ts'
import { findLibraryPicture, findLibraryVideo } from '#features/media-library/index.server.ts'
import type { FilmClip, FilmPhoto, FilmScene } from '#media/video/film.ts'
import { type FilmOrder, withVideo } from '#media/video/render-video.ts'
import { AppError } from '#platform/errors.ts'
import { done } from '#platform/job.ts'
import { textOf } from '#platform/messages.ts'
import { videoSizes } from '#platform/video-styles.ts'
import type { Deps } from '#server/deps.ts'
import { announce, announceProgress } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { videoMessages } from '../i18n/index.ts'
import { shortPrompt } from '../short-prompt.ts'
import { listVideos } from '../videos.contract.ts'
import * as repository from './videos.repository.ts'

export const EXPIRES_AFTER_SECONDS = 600
const STEP_PERCENT = 5

/** Renders one video. A killed run starts over; a partial file is never stored. */
export const generateVideo = defineJob({
  name: 'videos.generate',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    videoId: z.uuid(),
  }),
  maxAttempts: 3,
  atOnce: 2,
  expiresAfterSeconds: EXPIRES_AFTER_SECONDS,
  run: async ({ workspaceId, videoId }, deps) => {
    const video = await repository.find(deps.db, workspaceId, videoId)
    if (!video || !(await advance(deps, video, { status: 'running', progress: 0 }))) return done
    const wanted = new AbortController()
    try {
      await refuseWhenFull(deps, workspaceId)
      const clips = await findClips(deps, video)
      await withStoredFiles(
        deps,
        workspaceId,
        [...clips.values()].map(({ url }) => url),
        async (paths) => {
          const order = await orderOf(deps, video, (id) => {
            const clip = clips.get(id)
            const path = clip && paths.get(clip.url)
            return path ? { path, focus: clip.focus } : null
          })
          const onProgress = reporter(deps, video, wanted)
          const turn = { workspaceId, clock: deps.clock, signal: wanted.signal, onProgress }
          await withVideo(order, turn, (file) => keep(deps, video, file))
        },
      )
    } catch (err) {
      // Deleted meanwhile, or finished by another run.
      if ((await repository.find(deps.db, workspaceId, videoId))?.status !== 'running') return done
      const isFull = err instanceof AppError && err.code === 'storage_full'
      if (!isFull) deps.log.error({ err, video: videoId }, 'a video could not be made')
      await advance(deps, video, { status: 'failed', error: isFull ? 'storage_full' : 'video_failed' })
    }
    return done
  },
})

const advance = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, id }: repository.VideoRow,
  step: repository.Step,
): Promise<boolean> =>
  db.transaction(async (db) => {
    const isWanted = await repository.advance(db, workspaceId, id, step, clock.now())
    if (isWanted) await announce(db, { workspaceId, clientId: undefined }, 'videos')
    return isWanted
  })

/** Sends only the figure, so lists are not refetched. */
const report = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, id }: repository.VideoRow,
  progress: number,
): Promise<boolean> =>
  db.transaction(async (db) => {
    const step = { status: 'running', progress } as const
    const isWanted = await repository.advance(db, workspaceId, id, step, clock.now())
    if (isWanted)
      await announceProgress(db, { workspaceId }, { path: `${listVideos.path}/${id}`, fields: step })
    return isWanted
  })

type FindClip = (id: string) => Pick<FilmClip, 'path' | 'focus'> | null

async function orderOf(deps: Deps, video: repository.VideoRow, findClip: FindClip): Promise<FilmOrder> {
  const { duration, style, locale, workspaceId, brandId, aspectRatio, sound, volume } = video
  return {
    style,
    seconds: duration,
    size: videoSizes[aspectRatio],
    scenes: await scenesOf(deps, video, findClip),
    call: textOf(videoMessages, locale)('call'),
    look: await lookOf(deps, workspaceId, brandId),
    sound: sound === 'none' ? null : { track: sound, volume },
  }
}

/** A photo or clip that was deleted meanwhile is left out. */
async function scenesOf(
  deps: Deps,
  { workspaceId, scenes }: repository.VideoRow,
  findClip: FindClip,
): Promise<FilmScene[]> {
  const photos = new Map<string, FilmPhoto | null>()
  const made: FilmScene[] = []
  for (const { text, seconds, imageId, clip } of scenes) {
    if (imageId && clip) {
      const found = findClip(imageId)
      made.push({ text, seconds, clip: found && { ...found, ...clip } })
      continue
    }
    // The same photo may be in several scenes.
    if (imageId && !photos.has(imageId)) photos.set(imageId, await photoOf(deps, workspaceId, imageId))
    made.push({ text, seconds, photo: imageId ? photos.get(imageId) : null })
  }
  return made
}

async function photoOf(deps: Deps, workspaceId: WorkspaceId, id: string): Promise<FilmPhoto | null> {
  const item = await findLibraryPicture(deps.db, workspaceId, id)
  const stored = item && (await readStoredFile(deps, workspaceId, item.url))
  return stored && { bytes: stored.bytes, focus: item.focus }
}

type LibraryVideo = NonNullable<Awaited<ReturnType<typeof findLibraryVideo>>>

/** The videos of the library that its scenes show. */
async function findClips({ db }: Deps, { workspaceId, scenes }: repository.VideoRow) {
  const clips = new Map<string, LibraryVideo>()
  for (const { imageId, clip } of scenes) {
    if (!imageId || !clip || clips.has(imageId)) continue
    const item = await findLibraryVideo(db, workspaceId, imageId)
    if (item) clips.set(imageId, item)
  }
  return clips
}

/** Stores progress step by step, and aborts the work if the video was deleted. */
function reporter(deps: Deps, video: repository.VideoRow, wanted: AbortController) {
  let reported = 0
  let telling = Promise.resolve()
  return (progress: number) => {
    // The last step is the file itself.
    if (progress < reported + STEP_PERCENT || progress >= 100) return
    reported = progress
    telling = telling
      .then(async () => {
        if (!(await report(deps, video, progress))) wanted.abort()
      })
      .catch((error) => wanted.abort(error))
  }
}

/** Stores the file; it is claimed by the video, or swept if the video is gone by then. */
async function keep(deps: Deps, video: repository.VideoRow, file: string): Promise<void> {
  const { workspaceId, id, createdBy, prompt, aspectRatio } = video
  const fileUrl = await keepFile(
    deps,
    workspaceId,
    'video/mp4',
    createReadStream(file),
    videoSizes[aspectRatio],
  )
  await deps.db.transaction(async (db) => {
    const step = { status: 'done', progress: 100, fileUrl } as const
    if (!(await repository.advance(db, workspaceId, id, step, deps.clock.now()))) return
    await claimFile(db, workspaceId, fileUrl)
    const doer = { workspaceId, clientId: undefined, userId: createdBy ?? undefined }
    await announce(db, doer, 'videos')
    await recordActivity(db, doer, {
      kind: 'video_made',
      values: { about: shortPrompt(prompt) },
      link: '/campaigner',
    })
  })
}
