import * as z from 'zod'
import { outsideLine } from '#server/outside-text.ts'
import type { ChannelAccount, Results, ResultsAnswer } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import { reasonOf } from './graph-error.ts'
import { type Figures, figuresIn, resultsProblem } from './insights.ts'
import { pathOf, read } from './meta.api.ts'
import { type Access, accessOf } from './page-tokens.ts'

const figure = z.number().int().nonnegative().nullish().catch(undefined)
const total = z
  .object({ summary: z.object({ total_count: figure }).nullish() })
  .nullish()
  .catch(undefined)
const postSchema = z.object({
  reactions: total,
  comments: total,
  shares: z.object({ count: figure }).nullish().catch(undefined),
})
const mediaSchema = z.object({
  like_count: figure,
  comments_count: figure,
  media_product_type: outsideLine.nullish().catch(undefined),
})
/** How a network of Meta names its figures. */
type Naming = {
  fields: string
  metrics: string
  resultsIn(body: unknown, insights: Figures): Results | null
}

const page: Naming = {
  fields: 'shares,reactions.limit(0).summary(total_count),comments.limit(0).summary(total_count)',
  metrics: 'post_total_media_view_unique,post_clicks',
  resultsIn(body, { post_total_media_view_unique: reach, post_clicks: clicks }) {
    const { data } = postSchema.safeParse(body)
    if (!data) return null
    return {
      reach: reach ?? null,
      likes: data.reactions?.summary?.total_count ?? null,
      comments: data.comments?.summary?.total_count ?? null,
      shares: data.shares?.count ?? null,
      clicks: clicks ?? null,
    }
  },
}

const instagram: Naming = {
  fields: 'like_count,comments_count,media_product_type',
  metrics: 'reach,shares',
  resultsIn(body, { reach, shares }) {
    const { data } = mediaSchema.safeParse(body)
    if (!data) return null
    // Instagram counts neither for stories, and answers 0.
    const isStory = data.media_product_type === 'STORY'
    return {
      reach: reach ?? null,
      likes: isStory ? null : (data.like_count ?? null),
      comments: isStory ? null : (data.comments_count ?? null),
      shares: shares ?? null,
      clicks: null,
    }
  },
}

const unknown: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

/** Pages with few followers, and people who did not allow it, have no figures of this kind. */
const readInsights = async (reach: Reach, access: Access, id: string, metric: string): Promise<Figures> =>
  figuresIn(await read(reach, access, pathOf(id, '/insights'), { metric }))

export async function readResults(
  reach: Reach,
  account: ChannelAccount,
  ids: readonly string[],
): Promise<ResultsAnswer> {
  const access = accessOf(account)
  if (!access) return { kind: 'needs-reconnect' }
  const { fields, metrics, resultsIn } = access.kind === 'page' ? page : instagram
  const results = new Map<string, Results>()
  for (const id of ids) {
    const answer = await read(reach, access, pathOf(id), { fields })
    if (answer.kind === 'answer' && answer.status === 200) {
      const found = resultsIn(answer.body, await readInsights(reach, access, id, metrics))
      if (!found) return { kind: 'unreachable', reason: reasonOf(answer) }
      results.set(id, found)
      continue
    }
    const problem = resultsProblem(answer, reach.clock.now())
    if (typeof problem !== 'string') return problem
    // A story, for example, has no such figures.
    if (problem === 'without') results.set(id, unknown)
  }
  return { kind: 'results', results }
}
