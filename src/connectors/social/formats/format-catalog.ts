import { type CreatorPlatform, creatorPlatforms } from '../platforms.ts'
import type { AdType, Format } from './format.ts'
import { formats } from './formats.ts'

export { type AdType, type Format, sizeOf } from './format.ts'

export type CatalogPlatform = {
  id: CreatorPlatform
  /** In picker order; the first one is selected with the platform. */
  formats: readonly Format[]
}

/** The creator platforms with all their formats. */
export const catalog: readonly CatalogPlatform[] = creatorPlatforms.map((id) => ({
  id,
  formats: formats[id],
}))

/** The documents and older creations use its old name. */
const oldNames = new Map<string, CreatorPlatform>([['twitter', 'x']])

export const currentName = (platform: string): string => oldNames.get(platform) ?? platform

const byId = new Map(catalog.flatMap(({ formats }) => formats.map((format) => [format.id, format])))

export const findFormat = (id: string): Format | undefined => byId.get(id)

/** The formats in the picker: organic, paid, or all of them for both. */
export const formatsOf = (platform: CreatorPlatform, adType: AdType): readonly Format[] =>
  formats[platform].filter(
    ({ isOrganic, isPaid }) => adType === 'both' || (adType === 'organic' ? isOrganic : isPaid),
  )
