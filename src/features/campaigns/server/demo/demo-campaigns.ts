import { type Platform, platforms } from '#connectors/social/platforms.ts'
import type { DemoScene } from '#features/media-library/index.server.ts'
import type { DemoBrand } from '#server/demo/demo-brands.ts'
import type { DemoState, DemoTries } from './demo-attempts.ts'

type DemoPost = {
  platform: Platform
  state?: DemoState
  tries?: DemoTries
  /** It is an offer, for these days before today; see the words for the rest. */
  offer?: { from: number; to: number }
}

export type DemoCampaign = {
  /** The key of its texts. */
  key: string
  /** Which of the two brands it is from. */
  shop: DemoBrand
  /** Listed for that brand only. Most belong to the whole shop, so that they show for any selected brand. */
  isOfBrand?: true
  isAi?: true
  createdDaysAgo: number
  /** Days before today when it was published, or after it if negative; absent for a draft. */
  outDaysAgo?: number
  time?: string
  /** How many people it could reach on the strongest network. */
  audience?: number
  /** What its posts show. */
  scene: DemoScene
  posts: DemoPost[]
}

const out = (...platforms: Platform[]): DemoPost[] =>
  platforms.map((platform) => ({ platform, state: 'published' }))
const toCome = (...platforms: Platform[]): DemoPost[] =>
  platforms.map((platform) => ({ platform, state: 'scheduled' }))
const drafts = (...platforms: Platform[]): DemoPost[] => platforms.map((platform) => ({ platform }))
/** A post that was not simply published. */
const stuck = (platform: Platform, state: DemoState, ...tries: DemoTries): DemoPost => ({
  platform,
  state,
  ...(tries.length > 0 && { tries }),
})

/** One of the twenty-one posts was not published, some time ago. */
const nearlyEverywhere = [
  ...out(...platforms.filter((platform) => platform !== 'reddit')),
  stuck('reddit', 'failed'),
]

/**
 * Campaigns of the salon and the café from the last three months, and upcoming ones. One post failed this week, one waits
 * for a person since yesterday, and nothing else needs attention: a shop in good order shows the product better than a list of alerts.
 */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    key: 'color',
    shop: 'salon',
    isAi: true,
    createdDaysAgo: 85,
    outDaysAgo: 82,
    time: '18:30',
    audience: 4200,
    scene: 'color-bowls',
    posts: out('instagram', 'facebook', 'x'),
  },
  {
    key: 'brunch',
    shop: 'cafe',
    isAi: true,
    createdDaysAgo: 77,
    outDaysAgo: 74,
    time: '09:15',
    audience: 6100,
    scene: 'brunch',
    posts: out('instagram', 'facebook', 'x'),
  },
  {
    key: 'marta',
    shop: 'salon',
    isOfBrand: true,
    createdDaysAgo: 63,
    outDaysAgo: 61,
    time: '12:00',
    audience: 3100,
    scene: 'team',
    posts: out('instagram', 'linkedin'),
  },
  {
    key: 'loyalty',
    shop: 'cafe',
    isOfBrand: true,
    createdDaysAgo: 55,
    outDaysAgo: 52,
    time: '08:45',
    audience: 3900,
    scene: 'flat-white',
    posts: out('facebook', 'instagram', 'email'),
  },
  {
    key: 'gifts',
    shop: 'salon',
    createdDaysAgo: 47,
    outDaysAgo: 45,
    time: '19:00',
    audience: 5400,
    scene: 'gift-card',
    posts: out('instagram', 'facebook', 'email', 'whatsapp'),
  },
  {
    key: 'oat',
    shop: 'cafe',
    createdDaysAgo: 35,
    outDaysAgo: 33,
    time: '08:30',
    audience: 5200,
    scene: 'flat-white',
    posts: out('instagram', 'tiktok', 'threads'),
  },
  {
    key: 'tips',
    shop: 'salon',
    isAi: true,
    createdDaysAgo: 26,
    outDaysAgo: 24,
    time: '20:00',
    audience: 7600,
    scene: 'scissors',
    posts: out('tiktok', 'instagram_reels'),
  },
  {
    key: 'music',
    shop: 'cafe',
    createdDaysAgo: 19,
    outDaysAgo: 16,
    time: '17:00',
    audience: 4700,
    scene: 'evening-terrace',
    posts: [...out('facebook', 'instagram'), stuck('x', 'published', 'rate_limited', 'published')],
  },
  {
    key: 'birthday',
    shop: 'salon',
    isAi: true,
    createdDaysAgo: 14,
    outDaysAgo: 12,
    time: '12:30',
    audience: 6800,
    scene: 'team',
    posts: nearlyEverywhere,
  },
  {
    key: 'lastMinute',
    shop: 'salon',
    isOfBrand: true,
    createdDaysAgo: 9,
    outDaysAgo: 9,
    time: '09:30',
    audience: 2300,
    scene: 'salon-chair',
    posts: out('instagram_story', 'facebook', 'whatsapp'),
  },
  {
    key: 'bridal',
    shop: 'salon',
    isAi: true,
    createdDaysAgo: 6,
    outDaysAgo: 4,
    time: '18:00',
    audience: 3600,
    scene: 'bouquet',
    posts: [...out('instagram', 'facebook', 'pinterest'), stuck('x', 'failed')],
  },
  {
    key: 'offices',
    shop: 'cafe',
    createdDaysAgo: 3,
    outDaysAgo: 2,
    time: '08:00',
    audience: 1800,
    scene: 'croissants',
    posts: [...out('linkedin'), stuck('google_business', 'published', 'not_sent', 'not_sent', 'published')],
  },
  {
    key: 'market',
    shop: 'cafe',
    createdDaysAgo: 3,
    outDaysAgo: 1,
    time: '09:00',
    audience: 2900,
    scene: 'market',
    posts: out('facebook', 'x'),
  },
  {
    key: 'neighbours',
    shop: 'salon',
    createdDaysAgo: 2,
    outDaysAgo: 1,
    time: '10:30',
    audience: 1500,
    scene: 'shop-window',
    posts: out('facebook', 'whatsapp'),
  },
  {
    key: 'latteArt',
    shop: 'cafe',
    createdDaysAgo: 2,
    outDaysAgo: 1,
    time: '17:30',
    scene: 'flat-white',
    posts: [stuck('reddit', 'needs_you')],
  },
  {
    key: 'keratin',
    shop: 'salon',
    createdDaysAgo: 2,
    outDaysAgo: -4,
    time: '10:00',
    scene: 'care-shelf',
    posts: [
      ...toCome('facebook', 'x'),
      { platform: 'google_business', state: 'scheduled', offer: { from: -4, to: -25 } },
    ],
  },
  {
    key: 'cake',
    shop: 'cafe',
    isOfBrand: true,
    isAi: true,
    createdDaysAgo: 1,
    outDaysAgo: -6,
    time: '16:30',
    scene: 'cake',
    posts: toCome('facebook', 'threads', 'telegram'),
  },
  {
    key: 'hours',
    shop: 'salon',
    isOfBrand: true,
    createdDaysAgo: 1,
    scene: 'shop-window',
    posts: drafts('facebook', 'google_business', 'whatsapp'),
  },
  {
    key: 'barista',
    shop: 'cafe',
    isAi: true,
    createdDaysAgo: 0,
    scene: 'flat-white',
    posts: drafts('facebook', 'linkedin', 'x', 'email'),
  },
]
