import type { Results } from '#connectors/social/adapter.ts'
import { resultNames } from '#connectors/social/results/result-names.ts'
import { addDays } from '#platform/day.ts'

/** Why the results of a post could not be read. `missing`: the network no longer has the post. */
export const resultProblems = [
  'disconnected',
  'needs_reconnect',
  'rate_limited',
  'unreachable',
  'not_supported',
  'spending_limit',
  'missing',
] as const
export type ResultProblem = (typeof resultProblems)[number]

/**
 * Why the results of a post that a person published are not read. `not_by_link`: its network has no way to find them by
 * its link. `no_channel`: no channel was connected that could read them, or the link is not the full one.
 */
export const reasonsUnread = ['no_link', 'not_by_link', 'no_channel'] as const
export type WhyUnread = (typeof reasonsUnread)[number]

/** What makes a post the best one, in this order: the first figure that is above zero anywhere. */
export const bestFigures = ['interactions', 'reach', 'clicks'] as const
type BestFigure = (typeof bestFigures)[number]

export type Figures = Results & { interactions: number | null }
export type ReadDay = Results & { postId: string; day: string }

/** Interactions are likes, comments and shares. */
export const figureNames = ['reach', 'interactions', 'likes', 'comments', 'shares', 'clicks'] as const
const nothing: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }
/** A chart of more days cannot be read. */
const MAX_DAYS = 90

/** Unknown figures are left out; without any known one, the sum is unknown. */
function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null
}

const withInteractions = (results: Results): Figures => ({
  ...results,
  interactions: sumKnown([results.likes, results.comments, results.shares]),
})

export const totalsOf = (posts: readonly Figures[]): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, sumKnown(posts.map((post) => post[name]))])) as Figures

/** A figure that is missing in a later read keeps its earlier value. */
const mergeResults = (before: Results, now: Results): Results =>
  Object.fromEntries(resultNames.map((name) => [name, now[name] ?? before[name]])) as Results

/** The latest figures of each post. `days` are in their order. */
export function latestOf(days: readonly ReadDay[]): Map<string, Figures> {
  const latest = new Map<string, Results>()
  for (const { postId, day: _, ...results } of days)
    latest.set(postId, mergeResults(latest.get(postId) ?? nothing, results))
  return new Map([...latest].map(([postId, results]) => [postId, withInteractions(results)]))
}

/** Null while no post has a figure above zero. Of equal posts, the first one. */
export function bestOf(posts: readonly (Figures & { postId: string })[]) {
  const figureOf = (post: Figures, by: BestFigure) => post[by] ?? 0
  for (const by of bestFigures) {
    const reported = posts.filter((post) => post[by] !== null)
    const [first, ...others] = reported
    if (!first) continue
    const best = others.reduce((best, post) => (figureOf(post, by) > figureOf(best, by) ? post : best), first)
    const value = figureOf(best, by)
    if (value === 0) continue
    const total = reported.reduce((sum, post) => sum + figureOf(post, by), 0)
    return { postId: best.postId, by, value, total, comparedPosts: reported.length }
  }
  return null
}

/** The totals at the end of each day, without gaps, from the first read until `lastDay`. `days` are in their order. */
export function growthOf(days: readonly ReadDay[], lastDay: string) {
  const first = days[0]?.day
  const growth: { day: string; reach: number | null; interactions: number | null; clicks: number | null }[] =
    []
  if (!first) return growth
  const end = [days.at(-1)?.day ?? first, lastDay].sort().at(-1) ?? first
  const read = Map.groupBy(days, ({ day }) => day)
  const latest = new Map<string, Results>()
  for (let day = first; day <= end; day = addDays(day, 1)) {
    for (const { postId, day: _, ...results } of read.get(day) ?? [])
      latest.set(postId, mergeResults(latest.get(postId) ?? nothing, results))
    const { reach, interactions, clicks } = totalsOf([...latest.values()].map(withInteractions))
    growth.push({ day, reach, interactions, clicks })
  }
  return growth.slice(-MAX_DAYS)
}
