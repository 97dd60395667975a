import type { Platform } from '#connectors/social/platforms.ts'
import type { Insight } from '../analytics.contract.ts'
import type { InsightKind } from '../analytics-kinds.ts'

type Sold = { name: string; amount: number }

export type Facts = {
  /** Whether the person may change settings and connect accounts. */
  isManager: boolean
  unread: number
  accounts: number
  /** Accounts whose network refuses us or does not answer. */
  sickAccounts: number
  hasPos: boolean
  hasTarget: boolean
  /** Whether anything is scheduled in the next seven days. */
  isPlanned: boolean
  /** Known customers without a purchase for two months. */
  lapsed: number
  /** Best sellers of this and the previous period. */
  products: { lately: readonly Sold[]; earlier: readonly Sold[] }
  hours: readonly { weekday: number; hour: number; sales: number }[]
  platforms: readonly { platform: Platform; posts: number; engagement: number | null }[]
}

const MOST_INSIGHTS = 6
/** Fewer sales in the best hour may be chance. */
const ENOUGH_SALES = 4
const CLEAR_CHANGE_PERCENT = 25
/** Best sellers only; a product sold twice a month fluctuates. */
const LOOKED_AT = 10

const insight = (kind: InsightKind, values: Insight['values'] = {}): Insight => ({ kind, values })

/** The product with the largest clear change in one direction. */
function clearestChange({ lately, earlier }: Facts['products'], sign: 1 | -1) {
  const now = new Map(lately.map(({ name, amount }) => [name, amount]))
  const [most] = earlier
    .slice(0, LOOKED_AT)
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => ({
      name,
      percent: Math.round((((now.get(name) ?? 0) - amount) / amount) * 100),
    }))
    .filter(({ percent }) => percent * sign >= CLEAR_CHANGE_PERCENT)
    .sort((a, b) => (b.percent - a.percent) * sign)
  return most ?? null
}

function busiestHour(hours: Facts['hours']) {
  const [most] = hours.toSorted((a, b) => b.sales - a.sales)
  return most && most.sales >= ENOUGH_SALES ? most : null
}

/** With one platform that reports reactions there is nothing to compare. */
function liveliestPlatform(platforms: Facts['platforms']) {
  const each = platforms.flatMap(({ platform, posts, engagement }) =>
    engagement === null ? [] : [{ platform, each: engagement / posts }],
  )
  if (each.length < 2) return null
  const [most] = each.sort((a, b) => b.each - a.each)
  return most && most.each >= 1 ? most : null
}

/** Recommendations, most urgent first; "all is well" only if there are no others. */
export function findInsights(facts: Facts): Insight[] {
  const { isManager, unread, accounts, sickAccounts, hasPos, hasTarget, isPlanned, lapsed } = facts
  const rising = clearestChange(facts.products, 1)
  const falling = clearestChange(facts.products, -1)
  const busiest = busiestHour(facts.hours)
  const liveliest = liveliestPlatform(facts.platforms)
  const found = [
    unread > 0 && insight('unread_messages', { count: unread }),
    isManager && sickAccounts > 0 && insight('accounts_need_attention', { count: sickAccounts }),
    isManager && !hasPos && insight('no_till'),
    isManager && accounts === 0 && insight('no_accounts'),
    !isPlanned && insight('nothing_planned'),
    lapsed > 0 && insight('lapsed_customers', { count: lapsed }),
    falling && insight('product_falling', { product: falling.name, percent: -falling.percent }),
    rising && insight('product_rising', { product: rising.name, percent: rising.percent }),
    busiest && insight('best_hour', { weekday: busiest.weekday, hour: busiest.hour }),
    liveliest && insight('best_platform', { platform: liveliest.platform, each: Math.round(liveliest.each) }),
    isManager && hasPos && !hasTarget && insight('no_target'),
  ].filter((each): each is Insight => typeof each === 'object' && each !== null)

  return found.length > 0 ? found.slice(0, MOST_INSIGHTS) : [insight('all_good')]
}
