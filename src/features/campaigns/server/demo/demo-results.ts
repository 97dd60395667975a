import { createHash } from 'node:crypto'
import type { Results } from '#connectors/social/adapter.ts'
import type { Platform } from '#connectors/social/platforms.ts'

type Rates = { share: number; likes: number; comments: number; shares: number; clicks: number }

const usual: Rates = { share: 0.3, likes: 0.024, comments: 0.004, shares: 0.003, clicks: 0.011 }

/** Per network: the share of the audience that sees a post, and how people engage with it. */
const rates: Partial<Record<Platform, Rates>> = {
  instagram: { share: 1, likes: 0.061, comments: 0.007, shares: 0.005, clicks: 0.013 },
  instagram_story: { share: 0.6, likes: 0.019, comments: 0.003, shares: 0.002, clicks: 0.027 },
  instagram_reels: { share: 1.3, likes: 0.074, comments: 0.006, shares: 0.014, clicks: 0.008 },
  facebook: { share: 0.78, likes: 0.027, comments: 0.009, shares: 0.006, clicks: 0.022 },
  tiktok: { share: 1.7, likes: 0.089, comments: 0.005, shares: 0.011, clicks: 0.004 },
  linkedin: { share: 0.24, likes: 0.033, comments: 0.006, shares: 0.002, clicks: 0.029 },
  // Who gets it is known person by person; nothing else is measured.
  email: { share: 0, likes: 0, comments: 0, shares: 0, clicks: 0 },
  whatsapp: { share: 0.11, likes: 0.046, comments: 0.031, shares: 0.004, clicks: 0.064 },
}

/** A factor from 0.75 to 1.25, derived from a name: results differ between posts, but are deterministic. */
function luckOf(name: string): number {
  const byte = createHash('sha256').update(name).digest()[0] ?? 0
  return 0.75 + byte / 510
}

/** Most people see a post on its first days. */
const GROWTH_DAYS = 14
const grownOn = (day: number) => (1 - Math.exp(-(day + 1) / 3)) / (1 - Math.exp(-GROWTH_DAYS / 3))

/** How results grew, one entry per day since the day of publishing. Figures that a network does not have are null. */
export function demoGrowth(
  platform: Platform,
  results: Record<keyof Results, number>,
  days: number,
): Results[] {
  const { share, ...each } = rates[platform] ?? usual
  const length = Math.min(days, GROWTH_DAYS)
  return Array.from({ length }, (_, day) => {
    const part = day === length - 1 ? 1 : grownOn(day) / grownOn(length - 1)
    const figure = (name: keyof typeof each) => (each[name] > 0 ? Math.round(results[name] * part) : null)
    return {
      reach: share > 0 ? Math.round(results.reach * part) : null,
      likes: figure('likes'),
      comments: figure('comments'),
      shares: figure('shares'),
      clicks: figure('clicks'),
    }
  })
}

export function demoResults(name: string, platform: Platform, audience: number) {
  const { share, ...each } = rates[platform] ?? usual
  const reach = Math.round(audience * share * luckOf(`${name} seen`))
  const part = (of: number) => Math.round(reach * of * luckOf(`${name} ${of}`))
  return {
    reach,
    likes: part(each.likes),
    comments: part(each.comments),
    shares: part(each.shares),
    clicks: part(each.clicks),
  }
}
