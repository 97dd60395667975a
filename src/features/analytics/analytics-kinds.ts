export const healthCategories = ['sales', 'loyalty', 'service', 'presence', 'engagement'] as const
export type HealthCategory = (typeof healthCategories)[number]

export const healthStatuses = ['excellent', 'good', 'warning', 'critical'] as const
export type HealthStatus = (typeof healthStatuses)[number]

export const trends = ['up', 'down', 'steady'] as const
export type Trend = (typeof trends)[number]

export const areas = ['campaigns', 'planner', 'inbox', 'brand_studio', 'team', 'till'] as const
export type Area = (typeof areas)[number]

/** Last purchase within 30, 90 and 180 days, or longer ago. */
export const recencies = ['month', 'quarter', 'half', 'longer'] as const

/** Recommendations, in display order. */
export const insightKinds = [
  'unread_messages',
  'accounts_need_attention',
  'no_till',
  'no_accounts',
  'nothing_planned',
  'lapsed_customers',
  'product_falling',
  'product_rising',
  'best_hour',
  'best_platform',
  'no_target',
  'all_good',
] as const
export type InsightKind = (typeof insightKinds)[number]
