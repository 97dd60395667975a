import { recordActivity } from '#core/activity/index.server.ts'
import { lookOf } from '#core/brands/index.server.ts'
import { claimFile, keepFile, readStoredFile, releaseFile } from '#core/files/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { dayIn } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { BrandPicture, NewPicture, PictureChanges } from '../brand-pictures.contract.ts'
import { getBrand } from './brand-design.service.ts'
import * as repository from './brand-pictures.repository.ts'
import { drawDesign } from './draw-design.ts'
import { checkScene, claimPhotos, drawScene, releasePhotos } from './draw-scene.ts'

type Making = Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>
type Reading = Pick<Deps, 'db' | 'storage'>

export const present = (row: repository.PictureRow): BrandPicture => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

type PageQuery = { limit: number; cursor?: string | undefined }

async function listPage(
  db: Db,
  workspaceId: Actor['workspaceId'],
  brandId: string | null,
  { limit, cursor }: PageQuery,
) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.list(db, workspaceId, brandId, limit + 1, after)
  return toPage(rows.map(present), limit, ({ createdAt, id }) => [createdAt, id])
}

export async function list(
  { db }: Pick<Deps, 'db'>,
  { workspaceId }: Actor,
  { brandId, ...page }: PageQuery & { brandId?: string | undefined },
) {
  const brand = await getBrand(db, workspaceId, brandId)
  return listPage(db, workspaceId, brand.id, page)
}

/** For the media library: file and name of each, of all brands. */
export async function listDesigns(db: Db, { workspaceId }: Actor, query: PageQuery) {
  const { items, nextCursor } = await listPage(db, workspaceId, null, query)
  return {
    items: items.map(({ id, pictureUrl, texts }) => ({ id, url: pictureUrl, name: texts.headline })),
    nextCursor,
  }
}

export async function getPicture({ db }: Pick<Deps, 'db'>, { workspaceId }: Actor, id: string) {
  const row = await repository.find(db, workspaceId, id)
  if (!row) throw notFound()
  return row
}

type Drawn = Pick<repository.PictureRow, 'template' | 'texts' | 'scene'>

function draw(
  deps: Reading,
  workspaceId: Actor['workspaceId'],
  brandId: string,
  { template, texts, scene }: Drawn,
): Promise<Buffer> {
  const readLook = () => lookOf(deps, workspaceId, brandId)
  if (!scene) return drawDesign(template, texts, readLook, { workspaceId })
  checkScene(scene, template)
  return drawScene(deps, scene, readLook, { workspaceId })
}

/** Drawn before the transaction, because it is slow; an unclaimed file is swept. */
export async function create(deps: Making, actor: Actor, picture: NewPicture): Promise<BrandPicture> {
  const { workspaceId, userId } = actor
  const { template, brandId, scene, ...texts } = picture
  const brand = await getBrand(deps.db, workspaceId, brandId)
  const drawn = await draw(deps, workspaceId, brand.id, { template, texts, scene })
  const pictureUrl = await keepFile(deps, workspaceId, 'image/png', drawn)
  const now = deps.clock.now()
  return deps.db.transaction(async (db) => {
    await claimFile(db, workspaceId, pictureUrl, { isPicture: true })
    await claimPhotos(db, workspaceId, scene)
    const row = await repository.insert(db, workspaceId, {
      brandId: brand.id,
      template,
      texts,
      scene,
      pictureUrl,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    })
    await announce(db, actor, 'brand-pictures')
    const values = { name: brand.name }
    await recordActivity(db, actor, { kind: 'picture_made', values, link: '/brand-studio?tab=editor' })
    return present(row)
  })
}

export async function update(
  deps: Making,
  actor: Actor,
  id: string,
  { template: size, scene, ...texts }: PictureChanges,
): Promise<BrandPicture> {
  const { workspaceId } = actor
  const { template: before, brandId } = await getPicture(deps, actor, id)
  const template = size ?? before
  const drawn = await draw(deps, workspaceId, brandId, { template, texts, scene })
  const pictureUrl = await keepFile(deps, workspaceId, 'image/png', drawn)
  return deps.db.transaction(async (db) => {
    const before = await repository.lock(db, workspaceId, id)
    if (!before) throw notFound()
    await claimFile(db, workspaceId, pictureUrl, { isPicture: true })
    await releaseFile(db, workspaceId, before.pictureUrl)
    await claimPhotos(db, workspaceId, scene)
    await releasePhotos(db, workspaceId, before.scene)
    const changes = { template, texts, scene, pictureUrl, updatedAt: deps.clock.now() }
    const row = await repository.update(db, workspaceId, id, changes)
    await announce(db, actor, 'brand-pictures')
    return present(row)
  })
}

export const remove = (deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> =>
  deps.db.transaction(async (db) => {
    const before = await repository.lock(db, actor.workspaceId, id)
    if (!before) throw notFound()
    await repository.remove(db, actor.workspaceId, id)
    await releaseFile(db, actor.workspaceId, before.pictureUrl)
    await releasePhotos(db, actor.workspaceId, before.scene)
    await announce(db, actor, 'brand-pictures')
  })

const fileNameOf = ({ template, createdAt }: repository.PictureRow, { timeZone }: Actor) =>
  `${template.replaceAll('_', '-')}-${dayIn(timeZone, createdAt)}`

export async function download(
  deps: Reading,
  actor: Actor,
  id: string,
  format: 'png' | 'jpeg',
  signal: AbortSignal,
): Promise<FileAnswer> {
  const { workspaceId } = actor
  const row = await getPicture(deps, actor, id)
  const read = async () => {
    const stored = await readStoredFile(deps, workspaceId, row.pictureUrl)
    if (!stored) throw notFound()
    return stored.bytes
  }
  const name = fileNameOf(row, actor)
  if (format === 'png') {
    const body = await read()
    return { type: 'image/png', body, length: body.length, downloadName: `${name}.png` }
  }
  const body = await runPictureTask('toJpeg', read, { workspaceId, signal })
  return { type: 'image/jpeg', body, length: body.length, downloadName: `${name}.jpg` }
}
