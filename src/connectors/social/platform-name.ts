import type { Locale } from '#platform/locale.ts'
import { platformNames } from './platform-names.ts'
import { isPlatform } from './platforms.ts'

/**
 * A platform's display name, or the value itself if unknown. Loads no manifests, so that the app shell can use it.
 */
export const platformName = (platform: string, locale: Locale): string =>
  isPlatform(platform) ? platformNames[locale][platform] : platform
