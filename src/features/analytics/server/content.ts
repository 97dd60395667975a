import { shownWith } from '#core/brands/server/brands.service.ts'
import { summarise } from '#features/campaigns/server/campaigns.service.ts'
import { bestPosts, resultsByHourOfWeek } from '#features/campaigns/server/post-results.service.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { postSamples, timeSamples } from './analytics-samples.ts'
import { spansFor } from './spans.ts'

const MOST_POSTS = 10

/** What was received best in the three spans together: hours of a week need more than a month to show. */
export async function getContent(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  brandId: string | undefined,
) {
  const { db } = deps
  const { lately, longAgo } = spansFor(deps, actor)
  const brandIds = brandId ? await shownWith(db, actor, brandId) : undefined
  const out = { from: longAgo.from, to: lately.to, brandIds }
  const isOut = (await summarise(db, actor)).published > 0
  return {
    posts: liveOrSample(
      isOut ? await bestPosts(db, actor, out, MOST_POSTS) : null,
      postSamples(lately, locale),
    ),
    times: liveOrSample(isOut ? await resultsByHourOfWeek(db, actor.workspaceId, out) : null, timeSamples),
  }
}
