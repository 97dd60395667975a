import { claimFile, findUpload, readStoredFile, releaseFile, thumbnailOf } from '#core/files/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { clip } from '#platform/clip.ts'
import type { Page } from '#platform/endpoint.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import {
  type Design,
  MAX_NAME,
  type MediaChanges,
  type MediaItem,
  type MediaUse,
  type NewMediaItem,
} from '../media-library.contract.ts'
import { convertFilm } from './convert-film.job.ts'
import * as conversions from './media-conversions.repository.ts'
import * as repository from './media-items.repository.ts'

/** The posts that show a picture; features above know them. */
export type ListUses = (db: Db, workspaceId: WorkspaceId, itemId: string) => Promise<MediaUse[]>

/** The designs of Brand Studio; the feature above knows them. */
export type ListDesigns = (
  db: Db,
  actor: Actor,
  query: { limit: number; cursor?: string | undefined },
) => Promise<Page<Design>>

const MOST_TAGS_LISTED = 100

const present = ({
  firstName,
  lastName,
  focusX,
  focusY,
  conversionProgress: progress,
  conversionError: error,
  ...row
}: repository.ItemRow): MediaItem => ({
  ...row,
  conversion: progress === null ? null : { progress, error },
  thumbnailUrl: thumbnailOf(row.url),
  focus: { x: focusX, y: focusY },
  addedBy: firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' }),
})

type ListQuery = repository.Filters & { limit: number; cursor?: string | undefined }

export async function list(db: Db, { workspaceId }: Actor, { limit, cursor, ...filters }: ListQuery) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.list(db, workspaceId, filters, after, limit + 1)
  return toPage(rows.map(present), limit, ({ createdAt, id }) => [createdAt, id])
}

export async function listTags(db: Db, { workspaceId }: Actor) {
  return { items: await repository.countTags(db, workspaceId, MOST_TAGS_LISTED), nextCursor: null }
}

export async function get(db: Db, workspaceId: WorkspaceId, id: string): Promise<MediaItem> {
  const row = await repository.find(db, workspaceId, id)
  if (!row) throw notFound()
  return present(row)
}

/** The picture that was added last. */
export async function findNewestPicture(db: Db, workspaceId: WorkspaceId): Promise<MediaItem | null> {
  const [row] = await repository.list(db, workspaceId, { kind: 'picture' }, null, 1)
  return row ? present(row) : null
}

/** To be cropped for posts. */
export async function findPicture(db: Db, workspaceId: WorkspaceId, id: string): Promise<MediaItem | null> {
  const row = await repository.find(db, workspaceId, id)
  return row?.kind === 'picture' ? present(row) : null
}

export async function getPicture(db: Db, workspaceId: WorkspaceId, id: string): Promise<MediaItem> {
  const item = await findPicture(db, workspaceId, id)
  if (!item) throw notFound()
  return item
}

/** A converted video, for films. */
export async function findVideo(db: Db, workspaceId: WorkspaceId, id: string) {
  const row = await repository.find(db, workspaceId, id)
  if (row?.kind !== 'video' || row.conversionProgress !== null || row.seconds === null) return null
  return { ...present(row), seconds: row.seconds }
}

/** A converted video, for posts. */
export async function getVideo(db: Db, workspaceId: WorkspaceId, id: string) {
  const video = await findVideo(db, workspaceId, id)
  if (!video) throw notFound()
  return video
}

/** "IMG_2041.jpeg" says nothing, but people recognize it; the extension and underscores go. */
export const nameOf = (fileName: string, day: string) =>
  clip(
    fileName
      .replace(/\.\w{2,5}$/, '')
      .replaceAll('_', ' ')
      .trim(),
    MAX_NAME,
  ) || day

const distinct = (tags: string[]) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]

/** Where a picture is looked at first; the middle for one that cannot be read, which the claim reports. */
async function focusOf(deps: Pick<Deps, 'db' | 'storage'>, workspaceId: WorkspaceId, url: string) {
  const stored = await readStoredFile(deps, workspaceId, url)
  if (!stored?.type.startsWith('image/')) return { x: 0.5, y: 0.5 }
  return runPictureTask('findFocus', stored.bytes, { workspaceId })
}

/** Adding an upload twice answers the same item, so that a repeated request does no harm. */
export async function add(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  actor: Actor,
  { url, name, tags }: NewMediaItem,
): Promise<MediaItem> {
  const { workspaceId, userId } = actor
  const known = await findAgain(deps.db, actor, url)
  if (known) return known
  const focus = await focusOf(deps, workspaceId, url)
  return deps.db.transaction(async (db) => {
    const now = deps.clock.now()
    const file = await claimFile(db, workspaceId, url, { field: 'url', isPicture: true })
    const id = await repository.insert(db, workspaceId, {
      url,
      name: nameOf(name, now.toISOString().slice(0, 10)),
      width: file.width ?? 0,
      height: file.height ?? 0,
      bytes: file.size,
      tags: distinct(tags),
      focusX: focus.x,
      focusY: focus.y,
      addedBy: userId,
      createdAt: now,
    })
    if (!id) {
      // Another request added it meanwhile.
      await releaseFile(db, workspaceId, url)
      return (await findAgain(db, actor, url)) ?? Promise.reject(notFound())
    }
    await announce(db, actor, 'media')
    return get(db, workspaceId, id)
  })
}

/** The item of an upload, taken from the trash if it was deleted; null if it was never added. */
export async function findAgain(db: Db, actor: Actor, url: string): Promise<MediaItem | null> {
  const id = await repository.findByUrl(db, actor.workspaceId, url)
  if (!id) return null
  if (await repository.takeFromTrash(db, actor.workspaceId, id)) await announce(db, actor, 'media')
  return get(db, actor.workspaceId, id)
}

export const update = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  { focus, tags, alts, ...changes }: MediaChanges,
): Promise<MediaItem> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const before = await repository.lock(db, workspaceId, id)
    if (!before) throw notFound()
    await repository.update(db, before, {
      ...changes,
      ...(tags && { tags: distinct(tags) }),
      ...(alts && { alts: { ...before.alts, ...alts } }),
      ...(focus && { focusX: focus.x, focusY: focus.y }),
    })
    await announce(db, actor, 'media')
    return get(db, workspaceId, id)
  })

export async function listUses(db: Db, { workspaceId }: Actor, id: string, usesOf: ListUses) {
  await get(db, workspaceId, id)
  return { items: await usesOf(db, workspaceId, id), nextCursor: null }
}

export const remove = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  usesOf: ListUses,
): Promise<void> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    if (!(await repository.lock(db, workspaceId, id))) throw notFound()
    const uses = await usesOf(db, workspaceId, id)
    if (uses.some(({ state }) => state === 'planned')) throw new AppError('media_in_use')
    await repository.moveToTrash(db, workspaceId, id, clock.now())
    await announce(db, actor, 'media')
  })

/** Converts a video again. */
export const retry = (
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  actor: Actor,
  id: string,
): Promise<MediaItem> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    if (!(await repository.lock(db, workspaceId, id))) throw notFound()
    const conversion = await conversions.find(db, workspaceId, id)
    if (conversion?.error) {
      if (!(await findUpload(db, workspaceId, conversion.uploadId))) throw new AppError('upload_link_invalid')
      const fresh = { error: null, progress: 0, attempts: 0, aliveAt: null }
      await conversions.report(db, workspaceId, id, fresh)
      await queue.enqueue(db, convertFilm, { workspaceId, itemId: id })
      await announce(db, actor, 'media')
    }
    return get(db, workspaceId, id)
  })

export const restore = ({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<MediaItem> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    if (!(await repository.takeFromTrash(db, workspaceId, id))) throw notFound()
    await announce(db, actor, 'media')
    return get(db, workspaceId, id)
  })
