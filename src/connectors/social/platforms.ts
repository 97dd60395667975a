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
