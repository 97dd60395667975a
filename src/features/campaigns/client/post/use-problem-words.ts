import { useText } from '#client/i18n/use-text.ts'
import type { NamedProblem } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { usePlatforms } from '../new/use-platforms.ts'

/**
 * Describes which rules new scheduled posts break: media being made first, then what a person has to fix; undefined if
 * none.
 */
export function useProblemWords() {
  const t = useText(campaignMessages)
  const { named } = usePlatforms()
  return (problems: readonly NamedProblem[]): string | undefined => {
    const made = problems.filter(({ isBeingMade }) => isBeingMade)
    const lines = problems.filter(({ isBeingMade }) => !isBeingMade).map(({ message }) => message)
    if (made.length > 0)
      lines.unshift(t('toasts.beingMade', named([...new Set(made.map(({ platform }) => platform))])))
    // Several posts of a platform may break the same rule.
    return lines.length > 0 ? [...new Set(lines)].join(' ') : undefined
  }
}
