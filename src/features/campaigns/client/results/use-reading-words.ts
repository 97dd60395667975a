import { useText } from '#client/i18n/use-text.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { PostResults } from '#features/campaigns/results.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { isOnDemand } from './refresh-outcome.ts'

type Asked = Pick<PostResults, 'platform' | 'destination' | 'whyUnread'>

/** Says which results are read on their own, in the given words, and which only when a person pays for it. */
export function useReadingWords() {
  const t = useText(campaignResultsMessages)
  const { named } = usePlatforms()
  return (posts: readonly Asked[], onTheirOwn: 'readRegularly' | 'soon'): string => {
    const [regular = [], onDemand = []] = [false, true].map((wanted) =>
      posts.filter((post) => isOnDemand(post) === wanted),
    )
    return [
      ...(regular.length > 0 ? [t(onTheirOwn)] : []),
      ...(onDemand.length > 0 ? [t('readOnDemand', named(onDemand.map(({ platform }) => platform)))] : []),
    ].join(' ')
  }
}
