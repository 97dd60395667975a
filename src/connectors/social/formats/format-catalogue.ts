import { facebookFormats } from '../facebook/facebook.formats.ts'
import { instagramFormats } from '../instagram/instagram.formats.ts'
import { linkedinFormats } from '../linkedin/linkedin.formats.ts'
import { pinterestFormats } from '../pinterest/pinterest.formats.ts'
import type { Platform } from '../platforms.ts'
import { snapchatFormats } from '../snapchat/snapchat.formats.ts'
import { tiktokFormats } from '../tiktok/tiktok.formats.ts'
import { xFormats } from '../x/x.formats.ts'
import { youtubeFormats } from '../youtube/youtube.formats.ts'
import type { AdType, Format } from './format.ts'

export { type AdType, type Format, type FormatMedium, sizeOf } from './format.ts'

const formats = {
  instagram: instagramFormats,
  facebook: facebookFormats,
  tiktok: tiktokFormats,
  youtube: youtubeFormats,
  linkedin: linkedinFormats,
  x: xFormats,
  pinterest: pinterestFormats,
  snapchat: snapchatFormats,
} satisfies Partial<Record<Platform, readonly Format[]>>

export type CataloguePlatformId = keyof typeof formats

export type CataloguePlatform = {
  id: CataloguePlatformId
  /** In the order of the picker; the first one is selected together with the platform. */
  formats: readonly Format[]
}

/** The platforms of the creator with every format they take. */
export const catalogue: readonly CataloguePlatform[] = (Object.keys(formats) as CataloguePlatformId[]).map(
  (id) => ({ id, formats: formats[id] }),
)

/** The documents, and creations made before it was renamed, call it by its old name. */
const oldNames = new Map<string, CataloguePlatformId>([['twitter', 'x']])

export const currentName = (platform: string): string => oldNames.get(platform) ?? platform

const byId = new Map(catalogue.flatMap(({ formats }) => formats.map((format) => [format.id, format])))

export const findFormat = (id: string): Format | undefined => byId.get(id)

/** What the picker offers: organic formats for organic, paid ones for paid, all of them for both. */
export const formatsOf = (platform: CataloguePlatformId, adType: AdType): readonly Format[] =>
  formats[platform].filter(
    ({ isOrganic, isPaid }) => adType === 'both' || (adType === 'organic' ? isOrganic : isPaid),
  )
