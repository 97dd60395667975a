import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { WhyUnread } from '#features/campaigns/campaign-results.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'

/** Says why the results of a post that a person published are not read. */
export function useWhyUnread(): (platform: Platform, why: WhyUnread) => string {
  const t = useText(campaignResultsMessages)
  const locale = useLocale()
  return (platform, why) => t(`whyUnread.${why}`, { platform: platformName(platform, locale) })
}
