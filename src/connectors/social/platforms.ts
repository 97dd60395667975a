/** Where a campaign can go, by the values that calls and rows carry; in the order of the picker. */
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

/** Beyond the documented ones. */
export const furtherPlatforms = ['telegram', 'google_business'] as const

export const allPlatforms = [...platforms, ...furtherPlatforms] as const
export type Platform = (typeof allPlatforms)[number]

/** For sorting. */
export const inPickerOrder = (a: Platform, b: Platform) => allPlatforms.indexOf(a) - allPlatforms.indexOf(b)

export const isPlatform = (value: string): value is Platform => allPlatforms.some((each) => each === value)

/** The adapters there are, by the name that accounts carry; the first is the test network's. */
export const adapterNames = ['sandbox'] as const
export type AdapterName = (typeof adapterNames)[number]

/**
 * How many platforms there are, how many of them let a program post, and to how many we post today. Written down, so that the
 * start page need not load the manifests; a test compares it with them.
 */
export const reach = { platforms: allPlatforms.length, direct: 19, live: 0 }
