import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import type { CampaignBrief, ShopFacts, WrittenCampaign } from '../writer.ts'
import { writeCampaign } from './write-campaign.ts'

export const shopOf = (changes: Partial<ShopFacts> = {}): ShopFacts => ({
  name: 'Mane & Co',
  industry: null,
  country: 'US',
  products: [],
  brandStyle: null,
  ...changes,
})

export const campaignAbout = (idea: string, changes: Partial<CampaignBrief> = {}): Promise<WrittenCampaign> =>
  writeCampaign({
    locale: 'en',
    shop: shopOf(),
    idea,
    platforms: allPlatforms,
    day: '2026-11-17',
    seed: 1,
    ...changes,
  })

export const textsOf = ({ posts }: WrittenCampaign): string[] => [...posts.values()].map(({ text }) => text)
export const textOn = ({ posts }: WrittenCampaign, platform: Platform): string =>
  posts.get(platform)?.text ?? ''
