import {
  type AdType,
  type CataloguePlatform,
  catalogue,
  findFormat,
  formatsOf,
} from '#connectors/social/formats/format-catalogue.ts'
import { allPlatforms, isPlatform, type Platform } from '#connectors/social/platforms.ts'
import { forFirstIdea } from '#connectors/social/recommended-platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import { creatorRules } from './i18n/index.ts'
import { DEFAULT_BUDGET, type PlatformConfig } from './platform-config.ts'

const writtenFor = new Set(catalogue.flatMap(({ formats }) => formats.map(({ platform }) => platform)))

/** The places that no format of the catalogue writes for: text and a picture in their usual form, never paid. */
export const furtherPlaces: readonly Platform[] = allPlatforms.filter((platform) => !writtenFor.has(platform))

export const findNetwork = (platform: string): CataloguePlatform | undefined =>
  catalogue.find(({ id }) => id === platform)

export const nameOfPlace = (platform: string, locale: Locale): string =>
  isPlatform(platform) ? manifestOf(platform).label[locale] : platform

/** A platform as it is when it has just been chosen. */
export function chosen(platform: string): PlatformConfig {
  const first = findNetwork(platform)?.formats[0]
  return first
    ? { platform, selectedFormats: [first.id], adType: 'both', budget: DEFAULT_BUDGET }
    : { platform, selectedFormats: [], adType: 'organic', budget: DEFAULT_BUDGET }
}

/** Chooses a platform, or gives it up again. */
export const toggled = (configs: readonly PlatformConfig[], platform: string): PlatformConfig[] =>
  configs.some((config) => config.platform === platform)
    ? configs.filter((config) => config.platform !== platform)
    : [...configs, chosen(platform)]

/** Formats that no longer fit are dropped; when none is left, the first that fits is taken. */
export function withAdType(config: PlatformConfig, adType: AdType): PlatformConfig {
  const network = findNetwork(config.platform)
  if (!network) return config
  const fitting = formatsOf(network.id, adType).map(({ id }) => id)
  const kept = config.selectedFormats.filter((id) => fitting.includes(id))
  return { ...config, adType, selectedFormats: kept.length > 0 ? kept : fitting.slice(0, 1) }
}

/** Kept in the order of the catalogue, whatever the order of the clicks. */
export function withFormat(config: PlatformConfig, formatId: string): PlatformConfig {
  const isSelected = config.selectedFormats.includes(formatId)
  const wanted = new Set(config.selectedFormats)
  if (isSelected) wanted.delete(formatId)
  else wanted.add(formatId)
  const known = findNetwork(config.platform)?.formats ?? []
  return { ...config, selectedFormats: known.map(({ id }) => id).filter((id) => wanted.has(id)) }
}

/** Every place there is: each network with one format for each of its places, and all beyond the catalogue. */
export const everywhere = (): PlatformConfig[] => [
  ...catalogue.map(({ id, formats }) => ({
    ...chosen(id),
    selectedFormats: formats
      .filter(({ platform }, place) => formats.findIndex((each) => each.platform === platform) === place)
      .map((format) => format.id),
  })),
  ...furtherPlaces.map(chosen),
]

/** Where an idea without platforms goes: wherever an account is connected, else where most shops are. */
export function suggested(connected: readonly string[]): PlatformConfig[] {
  const networks = catalogue.flatMap((network) => {
    const first = network.formats.find(({ platform }) => connected.includes(platform))
    if (connected.includes(network.id)) return [chosen(network.id)]
    return first ? [{ ...chosen(network.id), selectedFormats: [first.id] }] : []
  })
  const further = furtherPlaces.filter((platform) => connected.includes(platform)).map(chosen)
  return networks.length + further.length > 0 ? [...networks, ...further] : forFirstIdea.map(chosen)
}

export type PlannedPost = {
  platform: Platform
  formats: string[]
  adType: AdType
  /** Dollars a day; absent where nothing is paid. */
  budget?: number
}

/** One post for each place that the chosen formats write for. */
export function plannedPosts(configs: readonly PlatformConfig[]): PlannedPost[] {
  const posts = new Map<Platform, PlannedPost>()
  for (const { platform, selectedFormats, adType, budget } of configs) {
    const settings = adType === 'organic' ? { adType } : { adType, budget }
    if (isPlatform(platform) && !findNetwork(platform) && !posts.has(platform))
      posts.set(platform, { platform, formats: [], ...settings })
    for (const id of selectedFormats) {
      const place = findFormat(id)?.platform
      if (!place) continue
      const post = posts.get(place) ?? { platform: place, formats: [], ...settings }
      posts.set(place, { ...post, formats: [...post.formats, id] })
    }
  }
  return [...posts.values()]
}

const unknownPlace = ruleText(creatorRules, 'unknownPlatform')
/** Named, since several platforms are set up on one page. */
const platformRule = (key: keyof typeof creatorRules.en) => (platform: string) =>
  ruleText(creatorRules, key, (locale) => ({ platform: nameOfPlace(platform, locale) }))

const noFormat = platformRule('noFormat')
const wrongFormat = platformRule('wrongFormat')
const wrongKind = platformRule('wrongKind')
const twice = platformRule('formatTwice')
const onlyOrganic = platformRule('onlyOrganic')

type Misfit = { field: 'platform' | 'selectedFormats' | 'adType'; text: string }

/** What is wrong with one platform, its formats or its kind of ad; null when they fit each other. */
export function misfitIn({ platform, selectedFormats, adType }: PlatformConfig): Misfit | null {
  const formats = (text: string): Misfit => ({ field: 'selectedFormats', text })
  const network = findNetwork(platform)
  if (!network) {
    if (!isPlatform(platform)) return { field: 'platform', text: unknownPlace }
    if (selectedFormats.length > 0) return formats(wrongFormat(platform))
    return adType === 'organic' ? null : { field: 'adType', text: onlyOrganic(platform) }
  }
  const known = network.formats.map(({ id }) => id)
  const fitting = formatsOf(network.id, adType).map(({ id }) => id)
  if (selectedFormats.length === 0) return formats(noFormat(platform))
  if (!selectedFormats.every((id) => known.includes(id))) return formats(wrongFormat(platform))
  if (!selectedFormats.every((id) => fitting.includes(id))) return formats(wrongKind(platform))
  return new Set(selectedFormats).size < selectedFormats.length ? formats(twice(platform)) : null
}
