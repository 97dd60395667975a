import type { Platform } from '#connectors/social/platforms.ts'
import { keepBrandsForGood } from '#core/brands/index.server.ts'
import { keepMediaItemsForGood } from '#features/media-library/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { instantAt } from '#platform/wall-time.ts'
import { demoBrandKey } from '#server/demo/demo-brands.ts'
import type { DemoPart, DemoShop } from '#server/demo/demo-part.ts'
import { forgetEmptyTotals } from '../campaigns.repository.ts'
import { listDemoFiles, listUsedBrands, listUsedItems, removeDemo } from './demo-campaigns.repository.ts'
import { addDemoCampaigns, type SampleCampaign } from './demo-campaigns.service.ts'
import { type DemoCampaign, demoCampaigns } from './demo-campaigns.ts'
import { drawDemoPictures } from './demo-pictures.ts'
import { demoCampaignTexts, demoOffers } from './words/index.ts'

const few: ReadonlySet<Platform> = new Set([
  'x',
  'threads',
  'instagram_story',
  'facebook_story',
  'snapchat',
  'youtube_shorts',
  'whatsapp',
  'telegram',
])
const accounts = { salon: 'Salón Luna', cafe: 'Luna Café' } as const

const textsOf = (locale: Locale, key: string) =>
  demoCampaignTexts[locale][key] ?? { title: key, description: key, long: key, short: key }

export const demoTextOn = (locale: Locale, key: string, platform: Platform) =>
  textsOf(locale, key)[few.has(platform) ? 'short' : 'long']

function timeOf(shop: DemoShop, { outDaysAgo, time = '11:00' }: DemoCampaign): Date | null {
  if (outDaysAgo === undefined) return null
  return outDaysAgo < 0
    ? instantAt(shop.timeZone, shop.dayBefore(outDaysAgo), time)
    : shop.daysAgo(outDaysAgo, time)
}

function toSample(shop: DemoShop, campaign: DemoCampaign): SampleCampaign {
  const { key, audience = 0 } = campaign
  const texts = textsOf(shop.locale, key)
  return {
    key,
    brandId: campaign.isOfBrand ? shop.id(demoBrandKey(campaign.shop)) : null,
    title: texts.title,
    description: texts.description,
    content: { content: texts.long, variations: [], suggestedHashtags: [], visualSuggestions: [] },
    isAi: campaign.isAi ?? false,
    createdAt: shop.daysAgo(campaign.createdDaysAgo, '08:10'),
    scheduledFor: timeOf(shop, campaign),
    audience,
    accountName: accounts[campaign.shop],
    posts: campaign.posts.map(({ platform, state = 'draft', tries, offer }) => ({
      platform,
      state,
      tries,
      options: offer && {
        kind: 'offer',
        ...demoOffers[shop.locale][key],
        start: `${shop.dayBefore(offer.from)}T10:00`,
        end: `${shop.dayBefore(offer.to)}T20:00`,
      },
      text: demoTextOn(shop.locale, key, platform),
    })),
  }
}

export const campaignsDemo: DemoPart = {
  name: 'campaigns',
  fill: (db, shop) =>
    addDemoCampaigns(
      db,
      shop,
      demoCampaigns.map((campaign) => toSample(shop, campaign)),
    ),
  draw: drawDemoPictures,
  clear: async (db, workspaceId, freeFile) => {
    for (const { url } of await listDemoFiles(db, workspaceId)) await freeFile(url)
    await removeDemo(db, workspaceId)
    await forgetEmptyTotals(db, workspaceId)
    await keepMediaItemsForGood(db, workspaceId, await listUsedItems(db, workspaceId))
    await keepBrandsForGood(db, workspaceId, await listUsedBrands(db, workspaceId))
  },
}
