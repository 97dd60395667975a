import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import {
  areApart,
  type PlatformTimes,
  type savePostingTimes,
  type WeekTimes,
} from '#features/calendar/posting-times.contract.ts'
import { findPlanTimes } from '#features/planner/index.server.ts'
import type { Output } from '#platform/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { postTimes } from '#writer/months/post-times.ts'
import * as repository from './posting-times.repository.ts'

type Needed = Pick<Deps, 'db' | 'clock'>
type Change = { platform: Platform; days: WeekTimes | null }

/** In order, without those that come too soon after another. */
function thinOut(times: readonly string[]): string[] {
  const kept: string[] = []
  for (const time of times.toSorted()) if (areApart([...kept, time])) kept.push(time)
  return kept
}

const weekOf = (weekday: readonly string[], weekend: readonly string[]): WeekTimes =>
  Array.from({ length: 7 }, (_, day) => thinOut(day === 0 || day === 6 ? weekend : weekday))

/** The posting times of each platform: the shop's own, else what suits a brand, or all of the shop. */
export async function readPostingTimes(
  deps: Needed,
  { workspaceId, brandId }: { workspaceId: WorkspaceId; brandId: string | null },
): Promise<PlatformTimes[]> {
  const own = await repository.listOwn(deps.db, workspaceId)
  const suggested = postTimes(allPlatforms, await findPlanTimes(deps, { workspaceId, brandId }))
  return [...suggested].map(([platform, { weekday, weekend, source }]) => ({
    platform,
    own: own.get(platform) ?? null,
    suggested: weekOf(weekday, weekend),
    source,
  }))
}

export const getPostingTimes = async (deps: Needed, { workspaceId }: Actor) => ({
  platforms: await readPostingTimes(deps, { workspaceId, brandId: null }),
})

export const save = (
  deps: Needed,
  actor: Actor,
  changes: readonly Change[],
): Promise<Output<typeof savePostingTimes>> =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    // The last one of a platform counts.
    const byPlatform = new Map(changes.map(({ platform, days }) => [platform, days]))
    const own = [...byPlatform].flatMap(([platform, days]) =>
      days ? [{ platform, days: days.map((times) => times.toSorted()) }] : [],
    )
    const followed = [...byPlatform].flatMap(([platform, days]) => (days ? [] : [platform]))
    if (own.length > 0) await repository.save(db, workspaceId, own)
    if (followed.length > 0) await repository.remove(db, workspaceId, followed)
    await announce(db, actor, 'posting-times')
    return getPostingTimes({ ...deps, db }, actor)
  })
