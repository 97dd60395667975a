import { findBrand } from '#core/brands/index.server.ts'
import { openFile, refuseWhenFull, releaseFilesAtOnce, sizeOfFiles } from '#core/files/index.server.ts'
import { findLibraryPicture, findLibraryVideo } from '#features/media-library/index.server.ts'
import { dayIn } from '#platform/day.ts'
import { pathOf } from '#platform/endpoint.ts'
import { AppError, type ErrorCode, errorText, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { videoSizes } from '#platform/video-styles.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import {
  type NewVideo,
  type Scene,
  type Storyboard,
  type StoryboardInput,
  type Video,
  videoFile,
} from '../videos.contract.ts'
import { EXPIRES_AFTER_SECONDS, generateVideo } from './generate-video.job.ts'
import { storyboardOf } from './storyboard.ts'
import * as repository from './videos.repository.ts'

type Timed = Pick<Deps, 'db' | 'clock'>

/** A killed run is retried; one that is silent for twice as long has used up its attempts. */
function isAbandoned({ clock }: Timed, { status, updatedAt }: repository.VideoRow): boolean {
  const silentFor = clock.now().getTime() - updatedAt.getTime()
  return status === 'running' && silentFor > 2 * EXPIRES_AFTER_SECONDS * 1000
}

function toVideo(deps: Timed, row: repository.VideoRow, locale: Locale): Video {
  const failed = isAbandoned(deps, row) ? 'video_failed' : (row.error as ErrorCode | null)
  return {
    ...row,
    status: failed ? 'failed' : row.status,
    error: failed && errorText(failed, locale),
    videoUrl: pathOf(videoFile.path, { id: row.id }),
    createdAt: row.createdAt.toISOString(),
  }
}

export async function create(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'env'>,
  actor: Actor,
  locale: Locale,
  { brandId, imageIds, previousId, scenes: edited, ...wish }: NewVideo,
): Promise<Video> {
  const { workspaceId } = actor
  await refuseWhenFull(deps, workspaceId)
  const { scenes } = edited ? { scenes: edited } : await plan(deps, actor, locale, { ...wish, imageIds })
  return deps.db.transaction(async (db) => {
    if (brandId && !(await findBrand(db, workspaceId, brandId))) throw notFound()
    await refuseMissingMedia(db, workspaceId, scenes)
    const version = await versionAfter(db, workspaceId, previousId)
    const now = deps.clock.now()
    const row = await repository.insert(db, workspaceId, {
      ...{ ...wish, ...version, scenes, locale, brandId: brandId ?? null },
      createdBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    await deps.queue.enqueue(db, generateVideo, { workspaceId, videoId: row.id })
    await announce(db, actor, 'videos')
    return toVideo(deps, row, locale)
  })
}

async function versionAfter(db: Db, workspaceId: WorkspaceId, previousId: string | undefined) {
  if (!previousId) return {}
  const previous = await repository.find(db, workspaceId, previousId)
  if (!previous) throw notFound()
  const originalId = previous.originalId ?? previous.id
  return { originalId, version: await repository.nextVersion(db, workspaceId, originalId) }
}

/** A photo or clip that is not in the library any more is told before the film is made without it. */
async function refuseMissingMedia(db: Db, workspaceId: WorkspaceId, scenes: readonly Scene[]): Promise<void> {
  for (const { imageId, clip } of scenes) {
    if (!imageId) continue
    const find = clip ? findLibraryVideo : findLibraryPicture
    if (!(await find(db, workspaceId, imageId))) throw new AppError('video_photo_gone')
  }
}

/** Videos of the library become muted clips. */
export async function plan(
  { db, clock }: Timed,
  { workspaceId, timeZone }: Actor,
  locale: Locale,
  input: StoryboardInput,
): Promise<Storyboard> {
  const { scenes, leftOut } = storyboardOf(input, { locale, today: dayIn(timeZone, clock.now()) })
  const withClips: Scene[] = []
  for (const scene of scenes) {
    const isClip = scene.imageId && (await findLibraryVideo(db, workspaceId, scene.imageId))
    withClips.push(isClip ? { ...scene, clip: { start: 0, isMuted: true } } : scene)
  }
  return { scenes: withClips, leftOut }
}

export async function list(
  deps: Timed,
  actor: Actor,
  locale: Locale,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.list(deps.db, actor.workspaceId, after, limit + 1)
  const page = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { ...page, items: page.items.map((row) => toVideo(deps, row, locale)) }
}

export async function get(deps: Timed, actor: Actor, locale: Locale, id: string): Promise<Video> {
  const row = await repository.find(deps.db, actor.workspaceId, id)
  if (!row) throw notFound()
  return toVideo(deps, row, locale)
}

/** A finished video, for use in other features. */
export async function getMade(db: Db, workspaceId: WorkspaceId, id: string) {
  const row = await repository.find(db, workspaceId, id)
  if (!row?.fileUrl) throw notFound()
  const { fileUrl: url, duration: seconds, prompt } = row
  return {
    ...videoSizes[row.aspectRatio],
    url,
    seconds,
    prompt,
    bytes: (await sizeOfFiles(db, workspaceId, url)) ?? 0,
  }
}

export async function open(deps: Deps, actor: Actor, id: string, range: string | undefined) {
  const row = await repository.find(deps.db, actor.workspaceId, id)
  if (!row?.fileUrl) throw notFound()
  return openFile(deps, actor.workspaceId, row.fileUrl, range)
}

/** A running job notices the deletion by itself. */
export async function remove(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const freed = await db.transaction(async (db) => {
    const gone = await repository.remove(db, actor.workspaceId, id)
    if (!gone) throw notFound()
    await announce(db, actor, 'videos')
    return gone.fileUrl ? releaseFilesAtOnce(db, actor.workspaceId, gone.fileUrl) : null
  })
  if (freed) await storage.remove(freed.objectName)
}
