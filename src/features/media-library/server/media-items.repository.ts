import { and, arrayContains, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { previewOf } from '#core/files/index.server.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { MediaFilter } from '../media-library.contract.ts'
import { mediaConversions } from './media-conversions.table.ts'
import { mediaItems } from './media-items.table.ts'

type Row = typeof mediaItems.$inferSelect
export type NewItem = Omit<typeof mediaItems.$inferInsert, 'workspaceId' | 'searchText'>
export type ItemChanges = Partial<Pick<Row, 'name' | 'alts' | 'tags' | 'focusX' | 'focusY'>>
export type Filters = {
  search?: string | undefined
  tag?: string | undefined
  kind?: MediaFilter | undefined
}

const isIn = (workspaceId: WorkspaceId) => eq(mediaItems.workspaceId, workspaceId)
const isOne = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(mediaItems.id, id))
const isShown = isNull(mediaItems.deletedAt)

const searchable = ({ name, tags, alts }: Pick<Row, 'name' | 'tags' | 'alts'>) =>
  sql`fold_text(${[name, ...tags, ...Object.values(alts)].join('\n')})`

const withPerson = (db: Db) =>
  db
    .select({
      id: mediaItems.id,
      url: mediaItems.url,
      previewUrl: previewOf(mediaItems.workspaceId, mediaItems.url),
      name: mediaItems.name,
      width: mediaItems.width,
      height: mediaItems.height,
      bytes: mediaItems.bytes,
      kind: mediaItems.kind,
      seconds: mediaItems.seconds,
      conversionProgress: mediaConversions.progress,
      conversionError: mediaConversions.error,
      alts: mediaItems.alts,
      tags: mediaItems.tags,
      focusX: mediaItems.focusX,
      focusY: mediaItems.focusY,
      createdAt: isoText(mediaItems.createdAt),
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(mediaItems)
    .leftJoin(users, eq(users.id, mediaItems.addedBy))
    .leftJoin(mediaConversions, eq(mediaConversions.itemId, mediaItems.id))

export type ItemRow = Awaited<ReturnType<typeof list>>[number]

export const list = (
  db: Db,
  workspaceId: WorkspaceId,
  { search, tag, kind }: Filters,
  after: [instant: string, id: string] | null,
  limit: number,
) =>
  withPerson(db)
    .where(
      and(
        isIn(workspaceId),
        isShown,
        kind === 'product' ? eq(mediaItems.isProduct, true) : undefined,
        kind && kind !== 'product' ? eq(mediaItems.kind, kind) : undefined,
        search ? sql`${mediaItems.searchText} like contains_pattern(${search})` : undefined,
        tag ? arrayContains(mediaItems.tags, [tag]) : undefined,
        after
          ? sql`(${mediaItems.createdAt}, ${mediaItems.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(mediaItems.createdAt), desc(mediaItems.id))
    .limit(limit)

/** What is known about the newest pictures. */
export const listDescriptions = (db: Db, workspaceId: WorkspaceId, limit: number) =>
  db
    .select({ id: mediaItems.id, name: mediaItems.name, tags: mediaItems.tags, alts: mediaItems.alts })
    .from(mediaItems)
    .where(and(isIn(workspaceId), isShown, eq(mediaItems.kind, 'picture')))
    .orderBy(desc(mediaItems.createdAt), desc(mediaItems.id))
    .limit(limit)

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<ItemRow | null> {
  const [row] = await withPerson(db).where(and(isOne(workspaceId, id), isShown))
  return row ?? null
}

/** The item of an upload, also if it is in the trash. */
export async function findByUrl(db: Db, workspaceId: WorkspaceId, url: string): Promise<string | null> {
  const [row] = await db
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(and(isIn(workspaceId), eq(mediaItems.url, url)))
  return row?.id ?? null
}

/** Until the transaction ends; null if it is not in the library. */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(mediaItems)
    .where(and(isOne(workspaceId, id), isShown))
    .for('update')
  return row ?? null
}

/** Answers the id, or null if this upload is already in the library. */
export async function insert(db: Db, workspaceId: WorkspaceId, item: NewItem): Promise<string | null> {
  const [row] = await db
    .insert(mediaItems)
    .values({
      tags: [],
      alts: {},
      ...item,
      workspaceId,
      searchText: searchable({ tags: [], alts: {}, ...item }),
    })
    .onConflictDoNothing({ target: [mediaItems.workspaceId, mediaItems.url] })
    .returning({ id: mediaItems.id })
  return row?.id ?? null
}

/** Once edited, it is no longer demo data. */
export async function update(db: Db, before: Row, changes: ItemChanges): Promise<void> {
  await db
    .update(mediaItems)
    .set({ ...changes, searchText: searchable({ ...before, ...changes }), isDemo: false })
    .where(isOne(before.workspaceId, before.id))
}

/** The file of a converted video. */
export async function setFile(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  file: Pick<Row, 'width' | 'height' | 'bytes' | 'seconds'>,
): Promise<void> {
  await db.update(mediaItems).set(file).where(isOne(workspaceId, id))
}

export async function moveToTrash(db: Db, workspaceId: WorkspaceId, id: string, now: Date): Promise<void> {
  await db.update(mediaItems).set({ deletedAt: now }).where(isOne(workspaceId, id))
}

/** Answers whether it was in the trash. */
export async function takeFromTrash(db: Db, workspaceId: WorkspaceId, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(mediaItems)
    .set({ deletedAt: null })
    .where(and(isOne(workspaceId, id), isNotNull(mediaItems.deletedAt)))
  return rowCount === 1
}

/** Removes what has been in the trash since before that moment. */
export const emptyTrash = (db: Db, before: Date) =>
  db
    .delete(mediaItems)
    .where(lt(mediaItems.deletedAt, before))
    .returning({ workspaceId: mediaItems.workspaceId, url: mediaItems.url })

export const countTags = (db: Db, workspaceId: WorkspaceId, limit: number) =>
  db
    .select({ tag: sql<string>`tag`, pictures: sql<number>`count(*)::int` })
    .from(sql`${mediaItems}, unnest(${mediaItems.tags}) as tag`)
    .where(and(isIn(workspaceId), isShown))
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc`, sql`tag`)
    .limit(limit)

/** Whether the shop has added images itself. */
export async function hasOwn(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(and(isIn(workspaceId), isShown, eq(mediaItems.isDemo, false)))
    .limit(1)
  return rows.length > 0
}
