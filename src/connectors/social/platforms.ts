/** The platforms of a campaign, as used in the API and the database, in picker order. */
export const platforms = [
  'instagram',
  'instagram_story',
  'instagram_reels',
  'facebook',
  'facebook_story',
  'linkedin',
  'linkedin_newsletter',
  'linkedin_thread',
  'threads',
  'x',
  'tiktok',
  'youtube',
  'youtube_shorts',
  'pinterest',
  'reddit',
  'discord',
  'snapchat',
  'medium',
  'blog',
  'whatsapp',
  'email',
] as const

/** In addition to the documented ones. */
const furtherPlatforms = ['telegram', 'google_business', 'bluesky', 'mastodon'] as const

export const allPlatforms = [...platforms, ...furtherPlatforms] as const
export type Platform = (typeof allPlatforms)[number]

/** The creator platforms, in documented order. */
export const creatorPlatforms = [
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'linkedin',
  'x',
  'pinterest',
  'snapchat',
] as const satisfies readonly Platform[]
export type CreatorPlatform = (typeof creatorPlatforms)[number]

/** Where most shops begin. */
export const firstPlatforms = [
  'instagram',
  'facebook',
  'x',
  'whatsapp',
  'google_business',
] as const satisfies readonly Platform[]

/** Sort comparator. */
export const inPickerOrder = (a: Platform, b: Platform) => allPlatforms.indexOf(a) - allPlatforms.indexOf(b)

export const isPlatform = (value: string): value is Platform => allPlatforms.some((each) => each === value)

/** Adapter names as stored with accounts; the first is the test network. */
export const adapterNames = [
  'sandbox',
  'blog',
  'bluesky',
  'discord',
  'email',
  'google_business',
  'linkedin',
  'mastodon',
  'meta',
  'pinterest',
  'reddit',
  'snapchat',
  'telegram',
  'threads',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
] as const
export type AdapterName = (typeof adapterNames)[number]
export const testAdapterName = adapterNames[0]

/** Networks that we really post to. */
export type LiveNetwork = Exclude<AdapterName, typeof testAdapterName>
export const liveNetworks = adapterNames.filter((name): name is LiveNetwork => name !== testAdapterName)

/**
 * The number of platforms, of those whose API allows posting, and of those we post to today. Hardcoded, so that the
 * start page does not load the manifests; a test compares it with them.
 */
export const reach = { platforms: allPlatforms.length, direct: 21, live: 21 }
