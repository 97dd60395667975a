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
  const postOf = ({ id, campaignId, title, scheduledFor, state }: Clash['first']) => {
    const moment = scheduledFor ?? span.from
    return {
      id,
      campaignId,
      title,
      scheduledFor: moment.toISOString(),
      day: dayIn(timeZone, moment),
      canChange: isChangeable(state),
    }
  }
  const warnings = clashes.flatMap(({ platform, isClose, isRepeated, first, second }): Warning[] => {
    const posts: Warning['posts'] = [postOf(first), postOf(second)]
    return [
      ...(isClose ? [{ kind: 'close' as const, platform, posts }] : []),
      ...(isRepeated ? [{ kind: 'repeated' as const, platform, posts }] : []),
    ]
  })
  return { warnings }
}
