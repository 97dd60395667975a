import { allPlatforms } from '#connectors/social/platforms.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { writeCampaign } from '../copywriting/write-campaign.ts'
import { readBrief } from '../reading/read-brief.ts'
import { findTrade } from '../trades/find-trade.ts'
import { tradesIn } from '../trades/index.ts'
import { warmUpBriefs } from './warm-up-briefs/index.ts'

const DAY = '2026-01-15'
const shop = { name: 'Bloom', industry: null, country: null, products: [], brandStyle: null }

function stepsIn(locale: Locale): (() => unknown)[] {
  const briefs = warmUpBriefs[locale]
  const read = (idea: string) =>
    readBrief(idea, { locale, country: shop.country, today: DAY, products: shop.products })
  const write = (idea: string) =>
    writeCampaign({ locale, shop, idea, platforms: allPlatforms, day: DAY, seed: 1 })
  return [
    () => tradesIn(locale),
    () => findTrade(shop, '', locale),
    ...briefs.map((idea) => () => read(idea)),
    ...briefs.map((idea) => () => write(idea)),
  ]
}

/**
 * Builds the word lists and compiles the patterns of the writer, which otherwise the first brief waits for. In small
 * steps, so that requests get through in between.
 */
export const warmUpWriter: readonly (() => unknown)[] = locales.flatMap(stepsIn)
