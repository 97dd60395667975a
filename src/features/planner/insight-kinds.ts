/** Kinds of insights; the texts are in i18n/. */
const trendKinds = [
  'top_platform',
  'busiest_weekday',
  'usual_time',
  'product_share',
  'special_days',
  'best_platform',
] as const

const recommendationKinds = [
  'approve_plan',
  'schedule_plan',
  'plan_next_month',
  'unused_product',
  'only_platform',
  'next_special_day',
  'all_set',
] as const

/** For shops without data. */
export const generalTrends = ['general_video', 'general_local', 'general_people'] as const
export const generalRecommendations = ['general_rhythm', 'general_answers', 'general_holidays'] as const

export const insightKinds = [
  ...trendKinds,
  ...recommendationKinds,
  ...generalTrends,
  ...generalRecommendations,
] as const
export type InsightKind = (typeof insightKinds)[number]
