/** What can be said about a shop's plans; the words are in i18n/. */
export const trendKinds = [
  'top_platform',
  'busiest_weekday',
  'usual_time',
  'product_share',
  'special_days',
  'best_platform',
] as const

export const recommendationKinds = [
  'approve_plan',
  'schedule_plan',
  'plan_next_month',
  'unused_product',
  'only_platform',
  'next_special_day',
  'all_set',
] as const

/** For shops of which nothing is known yet. */
export const generalTrends = ['general_video', 'general_local', 'general_people'] as const
export const generalRecommendations = ['general_rhythm', 'general_answers', 'general_holidays'] as const

export const insightKinds = [
  ...trendKinds,
  ...recommendationKinds,
  ...generalTrends,
  ...generalRecommendations,
] as const
export type InsightKind = (typeof insightKinds)[number]
