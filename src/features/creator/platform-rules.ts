import {
  type AdType,
  type CatalogPlatform,
  catalog,
  findFormat,
  formatsOf,
} from '#connectors/social/formats/format-catalog.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms, isPlatform, type Platform } from '#connectors/social/platforms.ts'
import { forFirstIdea } from '#connectors/social/recommended-platforms.ts'
import { ruleText } from '#platform/validation.ts'
import { creatorRules } from './i18n/index.ts'
import { DEFAULT_BUDGET, type PlatformConfig } from './platform-config.ts'

const writtenFor = new Set(catalog.flatMap(({ formats }) => formats.map(({ platform }) => platform)))

/** Platforms without a format in the catalog: text and a picture in their usual form, never paid. */
export const furtherPlaces: readonly Platform[] = allPlatforms.filter((platform) => !writtenFor.has(platform))

export const findNetwork = (platform: string): CatalogPlatform | undefined =>
  catalog.find(({ id }) => id === platform)

/** A platform as it is when it has just been chosen. */
export function chosen(platform: string): PlatformConfig {
  const first = findNetwork(platform)?.formats[0]
  return first
    ? { platform, selectedFormats: [first.id], adType: 'both', budget: DEFAULT_BUDGET }
    : { platform, selectedFormats: [], adType: 'organic', budget: DEFAULT_BUDGET }
}

/** Selects or deselects a platform. */
export const toggled = (configs: readonly PlatformConfig[], platform: string): PlatformConfig[] =>
  configs.some((config) => config.platform === platform)
    ? configs.filter((config) => config.platform !== platform)
    : [...configs, chosen(platform)]

/** Invalid formats are dropped; if none is left, the first valid one is used. */
export function withAdType(config: PlatformConfig, adType: AdType): PlatformConfig {
  const network = findNetwork(config.platform)
  if (!network) return config
  const fitting = formatsOf(network.id, adType).map(({ id }) => id)
  const kept = config.selectedFormats.filter((id) => fitting.includes(id))
  return { ...config, adType, selectedFormats: kept.length > 0 ? kept : fitting.slice(0, 1) }
}

/** In the order of the catalog, whatever the order of clicks. */
export function withFormat(config: PlatformConfig, formatId: string): PlatformConfig {
  const isSelected = config.selectedFormats.includes(formatId)
  const wanted = new Set(config.selectedFormats)
  if (isSelected) wanted.delete(formatId)
  else wanted.add(formatId)
  const known = findNetwork(config.platform)?.formats ?? []
  return { ...config, selectedFormats: known.map(({ id }) => id).filter((id) => wanted.has(id)) }
}

/** Every platform: each network with one format per platform, and all beyond the catalog. */
export const everywhere = (): PlatformConfig[] => [
  ...catalog.map(({ id, formats }) => ({
    ...chosen(id),
    selectedFormats: formats
      .filter(({ platform }, place) => formats.findIndex((each) => each.platform === platform) === place)
      .map((format) => format.id),
  })),
  ...furtherPlaces.map(chosen),
]

/** Default platforms of an idea: the connected accounts, otherwise the most common ones. */
export function suggested(connected: readonly string[]): PlatformConfig[] {
  const networks = catalog.flatMap((network) => {
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
  /** Dollars per day; absent if nothing is paid. */
  budget?: number
}

/** One post per platform of the chosen formats. */
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
/** Names the platform, because several are set up on one page. */
const platformRule = (key: keyof typeof creatorRules.en) => (platform: string) =>
  ruleText(creatorRules, key, (locale) => ({ platform: platformName(platform, locale) }))

const noFormat = platformRule('noFormat')
const wrongFormat = platformRule('wrongFormat')
const wrongKind = platformRule('wrongKind')
const twice = platformRule('formatTwice')
const onlyOrganic = platformRule('onlyOrganic')

type ConfigProblem = { field: 'platform' | 'selectedFormats' | 'adType'; text: string }

/** What is wrong with a platform, its formats or ad type; null if valid. */
export function findConfigProblem({
  platform,
  selectedFormats,
  adType,
}: PlatformConfig): ConfigProblem | null {
  const formats = (text: string): ConfigProblem => ({ field: 'selectedFormats', text })
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
