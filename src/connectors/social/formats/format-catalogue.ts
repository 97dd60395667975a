import { facebookFormats } from './facebook.formats.ts'
import type { AdType, Format } from './format.ts'
import { instagramFormats } from './instagram.formats.ts'
import { linkedinFormats } from './linkedin.formats.ts'
import { pinterestFormats } from './pinterest.formats.ts'
import { snapchatFormats } from './snapchat.formats.ts'
import { tiktokFormats } from './tiktok.formats.ts'
import { twitterFormats } from './twitter.formats.ts'
import { youtubeFormats } from './youtube.formats.ts'

export { type AdType, type Format, type FormatMedium, sizeOf } from './format.ts'

export const cataloguePlatformIds = [
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'linkedin',
  'twitter',
  'pinterest',
  'snapchat',
] as const
export type CataloguePlatformId = (typeof cataloguePlatformIds)[number]

export type CataloguePlatform = {
  id: CataloguePlatformId
  label: string
  /** In the order of the picker; the first one is taken when the platform is chosen. */
  formats: readonly Format[]
}

const platforms: Record<CataloguePlatformId, Omit<CataloguePlatform, 'id'>> = {
  instagram: { label: 'Instagram', formats: instagramFormats },
  facebook: { label: 'Facebook', formats: facebookFormats },
  tiktok: { label: 'TikTok', formats: tiktokFormats },
  youtube: { label: 'YouTube', formats: youtubeFormats },
  linkedin: { label: 'LinkedIn', formats: linkedinFormats },
  twitter: { label: 'X (Twitter)', formats: twitterFormats },
  pinterest: { label: 'Pinterest', formats: pinterestFormats },
  snapchat: { label: 'Snapchat', formats: snapchatFormats },
}

/** The platforms of the creator with every format they take. */
export const catalogue: readonly CataloguePlatform[] = cataloguePlatformIds.map((id) => ({
  id,
  ...platforms[id],
}))

const byId = new Map(catalogue.flatMap(({ formats }) => formats.map((format) => [format.id, format])))

export const findFormat = (id: string): Format | undefined => byId.get(id)

/** What the picker offers: organic formats for organic, paid ones for paid, all of them for both. */
export const formatsOf = (platform: CataloguePlatformId, adType: AdType): readonly Format[] =>
  platforms[platform].formats.filter(
    ({ isOrganic, isPaid }) => adType === 'both' || (adType === 'organic' ? isOrganic : isPaid),
  )
