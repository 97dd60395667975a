import { brandsShownWith } from '#core/brands/index.server.ts'
import { isChangeable, listClashes } from '#features/campaigns/index.server.ts'
import { dayIn } from '#platform/day.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Warning } from '../calendar.contract.ts'
import { daysToMoments } from './days-to-moments.ts'

/** More would not be read. */
const MAX_WARNINGS = 100

type Clash = Awaited<ReturnType<typeof listClashes>>[number]

type Side = Warning['sides'][number]

const sideOf = ({ id, campaignId, title, scheduledFor, state }: Clash['first'], timeZone: string): Side => ({
  postIds: [id],
  campaignId,
  title,
  // A post without a time clashes with none.
  scheduledFor: scheduledFor?.toISOString() ?? '',
  day: scheduledFor ? dayIn(timeZone, scheduledFor) : '',
  canChange: isChangeable(state),
})

/** Posts of one account that are too close, or say the same. */
export async function listWarnings(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { from, to, brandId }: { from: string; to: string; brandId?: string | undefined },
): Promise<{ warnings: Warning[] }> {
  const { timeZone, workspaceId } = actor
  const brandIds = brandId === undefined ? undefined : await brandsShownWith(db, actor, brandId)
  const span = { ...daysToMoments(timeZone, from, to), brandIds }
  const clashes = await listClashes(db, workspaceId, span, MAX_WARNINGS)
  const warnings = new Map<string, Warning>()
  for (const { platform, isClose, isRepeated, ...pair } of clashes) {
    const sides = [pair.first, pair.second].map((post) => sideOf(post, timeZone))
    const [first, second] = sides
    if (!first || !second) continue
    for (const kind of [
      ...(isClose ? ['close' as const] : []),
      ...(isRepeated ? ['repeated' as const] : []),
    ]) {
      // The same on several platforms is said once.
      const key = JSON.stringify([
        kind,
        sides.map(({ campaignId, scheduledFor }) => [campaignId, scheduledFor]),
      ])
      const known = warnings.get(key)
      if (known) {
        if (!known.platforms.includes(platform)) known.platforms.push(platform)
        known.sides.forEach((side, index) => {
          side.postIds.push(...(sides[index]?.postIds ?? []))
          side.canChange ||= sides[index]?.canChange ?? false
        })
      } else warnings.set(key, { kind, platforms: [platform], sides: [{ ...first }, { ...second }] })
    }
  }
  return { warnings: [...warnings.values()] }
}
