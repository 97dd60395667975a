import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'
import { writeCampaign } from '#writer/copywriting/write-campaign.ts'
import { capitalized } from '#writer/first-letter.ts'
import { asTrade, type TradeFile } from '#writer/trades/trade.ts'

export type SamplePost = { platform: string; title: string; text: string }

/** A short, a middle and a long text show most kinds of phrases. */
const shown: readonly Platform[] = ['instagram', 'x', 'google_business', 'blog']

/** What the writer says with these phrases. Without an idea, about the first subject of the bank. */
export async function writeSample(
  bank: TradeFile,
  options: { id: string; locale: Locale; idea: string; seed: number; day: string },
): Promise<SamplePost[]> {
  const { id, locale, day, seed } = options
  const idea = options.idea.trim() || (bank.subjects[0]?.words[0] ?? bank.signs.products[0] ?? id)
  const trade = asTrade(id, bank)
  const { posts } = await writeCampaign({
    locale,
    idea,
    shop: {
      name: capitalized(bank.signs.names[0] ?? id),
      industry: trade.industry,
      country: null,
      products: [],
      brandStyle: null,
      trade,
    },
    platforms: allPlatforms.filter((platform) => shown.includes(platform)),
    day,
    seed,
  })
  return [...posts].map(([platform, { title, text }]) => ({
    platform: platformName(platform, locale),
    title,
    text,
  }))
}
