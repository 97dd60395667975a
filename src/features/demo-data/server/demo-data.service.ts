import { hasDemoActivity, recordActivity } from '#core/activity/index.server.ts'
import { type FreedFile, releaseFilesAtOnce } from '#core/files/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { demoShop } from '#server/demo/demo-shop.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { lockDemoData } from './demo-data.lock.ts'
import { drawDemoPicturesSpec } from './draw-demo-pictures.job.ts'

/** Invalidates every read of the workspace. */
const announceAll = (db: Db, actor: Actor) => announce(db, actor, 'everything')

/** Loading records an activity, which is removed with the rest. */
export const state = async (db: Db, actor: Actor) => ({
  isLoaded: await hasDemoActivity(db, actor.workspaceId),
})

/** All parts or none. A second run leaves existing rows unchanged and adds those that an older version lacked. */
export const populate = (
  { db, clock, secrets, queue }: Deps,
  actor: Actor,
  locale: Locale,
  parts: readonly DemoPart[],
) =>
  db.transaction(async (db) => {
    const { workspaceId, userId, timeZone } = actor
    await lockDemoData(db, workspaceId)
    const { isLoaded } = await state(db, actor)
    const now = clock.now()
    const shop = demoShop({ workspaceId, userId, locale, timeZone, now, secrets })
    for (const part of parts) await part.fill(db, shop)
    if (!isLoaded) await recordActivity(db, actor, { kind: 'demo_loaded', values: {}, isDemo: true, at: now })
    const drawing = { workspaceId, userId, locale, timeZone, loadedAt: now.toISOString() }
    await queue.enqueue(db, drawDemoPicturesSpec, drawing, { once: workspaceId })
    await announceAll(db, actor)
    return { isLoaded: true }
  })

export async function clear(
  { db, queue, storage }: Deps,
  actor: Actor,
  parts: readonly DemoPart[],
): Promise<void> {
  const { workspaceId } = actor
  const freed: FreedFile[] = []
  await db.transaction(async (db) => {
    await lockDemoData(db, workspaceId)
    await queue.withdrawOnce(db, drawDemoPicturesSpec, workspaceId)
    const freeFile = async (url: string) => {
      const file = await releaseFilesAtOnce(db, workspaceId, url)
      if (file) freed.push(file)
    }
    for (const part of parts.toReversed()) await part.clear(db, workspaceId, freeFile)
    await announceAll(db, actor)
  })
  for (const { objectName } of freed) await storage.remove(objectName)
}
