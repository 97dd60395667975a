import { inPickerOrder, type Platform } from '#connectors/social/platforms.ts'
import { brandsShownWith } from '#core/brands/index.server.ts'
import type { FreeTime } from '#features/calendar/posting-times.contract.ts'
import { listSendingAccounts } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { findSlots } from './find-slots.ts'
import { freeSlots } from './next-slots.ts'

type Query = { from: string; to: string; brandId?: string | undefined; platform?: Platform | undefined }

/** Posting times without a post, of the platforms that the shop uses: by time, with those that share it. */
export async function listFreeTimes(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { from, to, brandId, platform }: Query,
): Promise<{ times: FreeTime[] }> {
  const { db } = deps
  const brandIds = brandId === undefined ? undefined : await brandsShownWith(db, actor, brandId)
  const { finder, ownPlatforms, plannedPlatforms } = await findSlots(deps, actor, {
    brandId: brandId ?? null,
    brandIds,
  })
  const accounts = await listSendingAccounts(db, actor.workspaceId)
  const used = new Set([...ownPlatforms, ...plannedPlatforms, ...accounts.map((account) => account.platform)])
  const platforms = platform ? [platform] : [...used].sort(inPickerOrder)
  const slots = platforms.flatMap((each) =>
    freeSlots(finder, each, from, to).map((slot) => ({ ...slot, platform: each })),
  )
  const byMoment = Map.groupBy(slots, ({ day, time }) => `${day}T${time}`)
  const times = [...byMoment.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([moment, free]) => ({
      day: moment.slice(0, 10),
      time: moment.slice(11),
      platforms: free.map((slot) => slot.platform),
    }))
  return { times }
}
