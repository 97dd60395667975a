import type { QueueWay } from '#features/campaigns/times.contract.ts'
import { scheduleEach } from '#features/publishing/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { proposeTimes } from './propose-times.ts'

/** Two calls of a shop wait for each other, so that they never choose the same time. */
export const queueCampaign = (deps: Deps, actor: Actor, locale: Locale, id: string, way: QueueWay) =>
  deps.db.transaction(async (db) => {
    await lockUntilCommit(db, `queue ${actor.workspaceId}`)
    const { upcoming, [way]: times } = await proposeTimes({ ...deps, db }, actor, id)
    if (upcoming === 0) throw new AppError('not_a_draft')
    if (times.length < upcoming) throw new AppError('queue_full')
    return scheduleEach({ ...deps, db }, actor, locale, id, times)
  })
