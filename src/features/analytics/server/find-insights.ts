import type { Platform } from '#connectors/social/platforms.ts'
import type { Insight } from '../analytics.contract.ts'
import type { InsightKind } from '../analytics-kinds.ts'

type Sold = { name: string; amount: number }

export type Facts = {
  /** Whether the person may change settings and connect things. */
  isManager: boolean
  unread: number
  accounts: number
  /** Accounts whose network refuses us or does not answer. */
  sickAccounts: number
  hasTill: boolean
  hasTarget: boolean
  /** Whether anything goes out in the next seven days. */
  isPlanned: boolean
  /** Known buyers who have not been there for two months. */
  lapsed: number
  /** What sold best lately and in the time before, most first. */
  products: { lately: readonly Sold[]; earlier: readonly Sold[] }
  hours: readonly { weekday: number; hour: number; sales: number }[]
  platforms: readonly { platform: Platform; posts: number; engagement: number }[]
}

const MOST_INSIGHTS = 6
/** Fewer sales in the best hour may be chance. */
const ENOUGH_SALES = 4
const CLEAR_CHANGE_PERCENT = 25
/** Of what sells best only; a product that is sold twice a month rises and falls all the time. */
const LOOKED_AT = 10

const insight = (kind: InsightKind, values: Insight['values'] = {}): Insight => ({ kind, values })

/** The product whose sales changed most in one direction, if they did clearly. */
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

/** With one platform there is nothing to be better than. */
function liveliestPlatform(platforms: Facts['platforms']) {
  if (platforms.length < 2) return null
  const each = platforms.map(({ platform, posts, engagement }) => ({ platform, each: engagement / posts }))
  const [most] = each.sort((a, b) => b.each - a.each)
  return most && most.each >= 1 ? most : null
}

/** What is worth doing next, the most pressing first; that all is well only where nothing else is to be said. */
export function findInsights(facts: Facts): Insight[] {
  const { isManager, unread, accounts, sickAccounts, hasTill, hasTarget, isPlanned, lapsed } = facts
  const rising = clearestChange(facts.products, 1)
  const falling = clearestChange(facts.products, -1)
  const busiest = busiestHour(facts.hours)
  const liveliest = liveliestPlatform(facts.platforms)
  const found = [
    unread > 0 && insight('unread_messages', { count: unread }),
    isManager && sickAccounts > 0 && insight('accounts_need_attention', { count: sickAccounts }),
    isManager && !hasTill && insight('no_till'),
    isManager && accounts === 0 && insight('no_accounts'),
    !isPlanned && insight('nothing_planned'),
    lapsed > 0 && insight('lapsed_customers', { count: lapsed }),
    falling && insight('product_falling', { product: falling.name, percent: -falling.percent }),
    rising && insight('product_rising', { product: rising.name, percent: rising.percent }),
    busiest && insight('best_hour', { weekday: busiest.weekday, hour: busiest.hour }),
    liveliest && insight('best_platform', { platform: liveliest.platform, each: Math.round(liveliest.each) }),
    isManager && hasTill && !hasTarget && insight('no_target'),
  ].filter((each): each is Insight => typeof each === 'object' && each !== null)

  return found.length > 0 ? found.slice(0, MOST_INSIGHTS) : [insight('all_good')]
}
