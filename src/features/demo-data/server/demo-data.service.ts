import { hasDemoActivity, recordActivity } from '#core/activity/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Db } from '#server/db/database.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { demoShop } from '#server/demo/demo-shop.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** Serializes concurrent loads and removals. */
const lock = (db: Db, workspaceId: WorkspaceId) => lockUntilCommit(db, `demo-data ${workspaceId}`)

/** Invalidates every read of the workspace. */
const announceAll = (db: Db, actor: Actor) => announce(db, actor, 'everything')

/** Loading records an activity, which is removed with the rest. */
export const state = async (db: Db, actor: Actor) => ({
  isLoaded: await hasDemoActivity(db, actor.workspaceId),
})

/** All parts or none. A second run leaves existing rows unchanged and adds those that an older version lacked. */
export const populate = (
  { db, clock, secrets }: Deps,
  actor: Actor,
  locale: Locale,
  parts: readonly DemoPart[],
) =>
  db.transaction(async (db) => {
    const { workspaceId, userId, timeZone } = actor
    await lock(db, workspaceId)
    const { isLoaded } = await state(db, actor)
    const shop = demoShop({ workspaceId, userId, locale, timeZone, now: clock.now(), secrets })
    for (const part of parts) await part.fill(db, shop)
    if (!isLoaded)
      await recordActivity(db, actor, { kind: 'demo_loaded', values: {}, isDemo: true, at: clock.now() })
    await announceAll(db, actor)
    return { isLoaded: true }
  })

export const clear = ({ db }: Deps, actor: Actor, parts: readonly DemoPart[]): Promise<void> =>
  db.transaction(async (db) => {
    await lock(db, actor.workspaceId)
    for (const part of parts.toReversed()) await part.clear(db, actor.workspaceId)
    await announceAll(db, actor)
  })
