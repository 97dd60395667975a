import { addDays } from 'date-fns/addDays'
import type { Platform } from '#connectors/social/platforms.ts'
import { listTakenTimes, type TakenTimesFilter } from '#features/campaigns/index.server.ts'
import { listOpenEntries } from '#features/planner/index.server.ts'
import { dayIn } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { HORIZON_DAYS, type SlotFinder } from './next-slots.ts'
import { readPostingTimes } from './posting-times.service.ts'

type Wanted = Pick<TakenTimesFilter, 'brandIds' | 'exceptCampaign'> & {
  /** Whose results suggest the times. */
  brandId: string | null
}

/** More than plans have days. */
const MAX_ENTRIES = 6000

/** The posting times of all platforms, and when their accounts already have posts, or days of a plan. */
export async function findSlots(
  deps: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, timeZone }: Actor,
  { brandId, ...taken }: Wanted,
) {
  const now = deps.clock.now()
  const known = new Map(
    (await readPostingTimes(deps, { workspaceId, brandId })).map((times) => [times.platform, times]),
  )
  const until = addDays(now, HORIZON_DAYS + 1)
  const posts = await listTakenTimes(deps.db, workspaceId, { ...taken, from: now, until })
  const days = { from: dayIn(timeZone, now), to: dayIn(timeZone, until), brandIds: taken.brandIds }
  const entries = await listOpenEntries(deps.db, workspaceId, days, MAX_ENTRIES)
  const takenBy = Map.groupBy(
    [
      ...posts,
      ...entries.map(({ platform, day, time }) => ({
        platform,
        scheduledFor: instantAt(timeZone, day, time),
      })),
    ],
    ({ platform }) => platform,
  )
  const finder: SlotFinder = {
    timeZone,
    now,
    timesOf: (platform) => known.get(platform)?.own ?? known.get(platform)?.suggested ?? [],
    takenOn: (platform) => (takenBy.get(platform) ?? []).flatMap(({ scheduledFor }) => scheduledFor ?? []),
  }
  return {
    finder,
    sourceOf: (platform: Platform) =>
      known.get(platform)?.own ? ('own' as const) : (known.get(platform)?.source ?? 'usual'),
    ownPlatforms: [...known.values()].flatMap(({ platform, own }) => (own ? [platform] : [])),
    plannedPlatforms: [...takenBy.keys()],
  }
}
