import * as z from 'zod'
import { outsideLine } from '#server/outside-text.ts'
import type { ChannelAccount, Results, ResultsAnswer } from '../adapter.ts'
import type { Answer, Reach } from '../network-call.ts'
import { failureOf, graphErrorIn, reasonOf } from './graph-error.ts'
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
const mediaSchema = z.object({ like_count: figure, comments_count: figure })
const insightsSchema = z.object({
  data: z
    .array(
      z.object({
        name: outsideLine,
        values: z
          .array(z.object({ value: figure }))
          .max(100)
          .nullish()
          .catch(undefined),
        total_value: z.object({ value: figure }).nullish().catch(undefined),
      }),
    )
    .max(100),
})

type Figures = Partial<Record<string, number>>

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
  fields: 'like_count,comments_count',
  metrics: 'reach,shares',
  resultsIn(body, { reach, shares }) {
    const { data } = mediaSchema.safeParse(body)
    if (!data) return null
    return {
      reach: reach ?? null,
      likes: data.like_count ?? null,
      comments: data.comments_count ?? null,
      shares: shares ?? null,
      clicks: null,
    }
  },
}

const unknown: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

/** Pages with few followers, and people who did not allow it, have no figures of this kind. */
async function readInsights(reach: Reach, access: Access, id: string, metric: string): Promise<Figures> {
  const answer = await read(reach, access, pathOf(id, '/insights'), { metric })
  const { data } = insightsSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  const named = (data?.data ?? []).flatMap(({ name, values, total_value: all }) => {
    const value = all?.value ?? values?.[0]?.value
    return typeof value === 'number' ? [[name, value] as const] : []
  })
  return Object.fromEntries(named)
}

type Failure = Exclude<ResultsAnswer, { kind: 'results' }>

/** `without`: the post is there, without such figures. */
function problemOf(answer: Answer, now: Date): Failure | 'gone' | 'without' {
  const failure = failureOf(answer, now, false)
  if (failure.kind === 'needs-reconnect' || failure.kind === 'rate-limited') return { kind: failure.kind }
  if (failure.kind !== 'rejected') return { kind: 'unreachable', reason: reasonOf(answer) }
  const isGone = answer.kind === 'answer' && graphErrorIn(answer)?.subcode === 33
  return isGone ? 'gone' : 'without'
}

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
    const problem = problemOf(answer, reach.clock.now())
    if (typeof problem !== 'string') return problem
    // A story, for example, has no such figures.
    if (problem === 'without') results.set(id, unknown)
  }
  return { kind: 'results', results }
}
