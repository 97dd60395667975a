import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { ImageProblem } from '../integrations.contract.ts'
import { productImages } from './product-images.table.ts'

export type ImageRow = typeof productImages.$inferSelect

const isOne = ({ workspaceId, id }: Pick<ImageRow, 'workspaceId' | 'id'>) =>
  and(eq(productImages.workspaceId, workspaceId), eq(productImages.id, id))

const isWaiting = (workspaceId: WorkspaceId, integrationId: string) =>
  and(
    eq(productImages.workspaceId, workspaceId),
    eq(productImages.integrationId, integrationId),
    isNull(productImages.itemId),
    isNull(productImages.problem),
  )

/** Those that are not known yet. */
export async function insertNew(
  db: Db,
  workspaceId: WorkspaceId,
  integrationId: string,
  images: readonly Pick<ImageRow, 'url' | 'name'>[],
  now: Date,
): Promise<void> {
  if (images.length === 0) return
  await db
    .insert(productImages)
    .values(images.map((image) => ({ ...image, workspaceId, integrationId, createdAt: now })))
    .onConflictDoNothing({ target: [productImages.workspaceId, productImages.url] })
}

export async function hasWaiting(db: Db, workspaceId: WorkspaceId, integrationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: productImages.id })
    .from(productImages)
    .where(isWaiting(workspaceId, integrationId))
    .limit(1)
  return rows.length > 0
}

/** The next one that waits, counted as tried. */
export async function beginNext(
  db: Db,
  workspaceId: WorkspaceId,
  integrationId: string,
): Promise<ImageRow | null> {
  const next = db
    .select({ id: productImages.id })
    .from(productImages)
    .where(isWaiting(workspaceId, integrationId))
    .orderBy(asc(productImages.attempts), asc(productImages.createdAt), asc(productImages.id))
    .limit(1)
    .for('update')
  const [row] = await db
    .update(productImages)
    .set({ attempts: sql`${productImages.attempts} + 1` })
    .where(and(eq(productImages.workspaceId, workspaceId), eq(productImages.id, next)))
    .returning()
  return row ?? null
}

export async function end(
  db: Db,
  image: ImageRow,
  result: { itemId: string } | { problem: ImageProblem },
): Promise<void> {
  await db.update(productImages).set(result).where(isOne(image))
}

export type ImageCounts = { added: number; waiting: number; failed: number; problem: ImageProblem | null }

/** By integration. */
export async function countImages(db: Db, workspaceId: WorkspaceId): Promise<Map<string, ImageCounts>> {
  const { itemId, problem } = productImages
  const rows = await db
    .select({
      integrationId: productImages.integrationId,
      added: count(itemId),
      waiting: sql<number>`(count(*) filter (where ${itemId} is null and ${problem} is null))::int`,
      failed: count(problem),
      /** The most frequent. */
      problem: sql<ImageProblem | null>`mode() within group (order by ${problem})`,
    })
    .from(productImages)
    .where(eq(productImages.workspaceId, workspaceId))
    .groupBy(productImages.integrationId)
  return new Map(rows.map(({ integrationId, ...counts }) => [integrationId, counts]))
}
