import { brandsShownWith } from '#core/brands/index.server.ts'
import { bestPosts, resultsByHourOfWeek, summarizeCampaigns } from '#features/campaigns/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { postSamples, timeSamples } from './analytics-samples.ts'
import { spansFor } from './spans.ts'

const MOST_POSTS = 10

/** The best of all three periods: hours of a week need more than a month of data. */
export async function getContent(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  brandId: string | undefined,
) {
  const { db } = deps
  const { lately, longAgo } = spansFor(deps, actor)
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const out = { from: longAgo.from, to: lately.to, brandIds }
  const isOut = (await summarizeCampaigns(db, actor)).published > 0
  return {
    posts: liveOrSample(
      isOut ? await bestPosts(db, actor, out, MOST_POSTS) : null,
      postSamples(lately, locale),
    ),
    times: liveOrSample(isOut ? await resultsByHourOfWeek(db, actor, out) : null, timeSamples),
  }
}
