import type { Health, HealthCategoryScore } from '../analytics.contract.ts'
import type { HealthCategory, HealthStatus, Trend } from '../analytics-kinds.ts'

/** Posting on this many days of 30, three a week, gets the full score. */
const FULL_PRESENCE_DAYS = 12
/** This engagement rate gets the full score. */
const FULL_ENGAGEMENT_PERCENT = 5
/** The score of unchanged revenue; each percent more or less is a point. */
const STEADY_SALES_SCORE = 70
/** A reply within the first gets the full score; after the second none. */
const GOOD_ANSWER_HOURS = 1
const LATE_ANSWER_HOURS = 24
/** This many points up or down are a trend. */
const NOTICEABLE = 3

const between = (score: number) => Math.round(Math.min(100, Math.max(0, score)))

export const salesScore = (changePercent: number) => between(STEADY_SALES_SCORE + changePercent)
export const loyaltyScore = (buyers: number, away: number) => between(((buyers - away) / buyers) * 100)
export const serviceScore = (hours: number) =>
  between(100 - ((hours - GOOD_ANSWER_HOURS) / (LATE_ANSWER_HOURS - GOOD_ANSWER_HOURS)) * 100)
export const presenceScore = (days: number) => between((days / FULL_PRESENCE_DAYS) * 100)
export const engagementScore = (percent: number) => between((percent / FULL_ENGAGEMENT_PERCENT) * 100)

export function statusOf(score: number): HealthStatus {
  if (score >= 80) return 'excellent'
  if (score >= 60) return 'good'
  return score >= 40 ? 'warning' : 'critical'
}

export function trendOf(score: number, before: number | null): Trend | null {
  if (before === null) return null
  if (Math.abs(score - before) < NOTICEABLE) return 'steady'
  return score > before ? 'up' : 'down'
}

export const scored = (
  category: HealthCategory,
  score: number,
  before: number | null,
  details: Record<string, number>,
): HealthCategoryScore => ({
  category,
  score,
  status: statusOf(score),
  trend: trendOf(score, before),
  details,
})

/** The average of known scores; null without any. */
export function healthOf(categories: readonly HealthCategoryScore[]): Health | null {
  if (categories.length === 0) return null
  const sum = categories.reduce((total, { score }) => total + score, 0)
  const score = Math.round(sum / categories.length)
  return { score, status: statusOf(score), categories: [...categories] }
}
