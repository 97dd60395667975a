import type { Platform } from '#channels/platforms.ts'
import { manifestOf } from '#channels/registry.ts'
import type { CampaignBrief, PlanBrief, Writer, WrittenPlanEntry, WrittenPost } from '../writer.ts'

function writePost({ idea, shop }: CampaignBrief, platform: Platform): WrittenPost {
  const { title, text } = manifestOf(platform)
  return {
    title: title ? idea.slice(0, title.max) : '',
    text: `${idea} ${shop.name}`.slice(0, Math.min(text.max, 200)),
  }
}

function writeEntry({ shop, platforms, year, month }: PlanBrief, number: number): WrittenPlanEntry {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`
  const platform = platforms[number % platforms.length] ?? 'instagram'
  return {
    day,
    time: '10:00',
    platform,
    title: shop.name,
    text: shop.name,
    reason: 'habit',
    reasonDetail: '',
  }
}

/** Writes without any provider, from what it knows about the shop. */
export const builtInWriter: Writer = {
  by: { kind: 'built-in' },
  writeCampaign: async (brief, onPost) => {
    const posts = new Map<Platform, WrittenPost>()
    for (const platform of brief.platforms) {
      posts.set(platform, writePost(brief, platform))
      onPost?.(platform)
    }
    return {
      title: brief.idea.slice(0, 80),
      description: brief.idea,
      posts,
      variations: [],
      suggestedHashtags: [],
      visualSuggestions: [],
      picture: { headline: brief.idea.slice(0, 60), line: brief.shop.name, call: brief.shop.name },
    }
  },
  writePlan: async (brief, onDay) => {
    const days = new Date(Date.UTC(brief.year, brief.month, 0)).getUTCDate()
    const entries = Array.from({ length: days }, (_, place) => writeEntry(brief, place + 1))
    onDay?.(days, days)
    return { title: brief.shop.name, description: '', entries, insights: [] }
  },
}
