import { useText } from '#client/i18n/use-text.ts'
import { isReadOnDemand } from '#connectors/social/results-cadence.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { PostResults } from '#features/campaigns/results.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'

type Asked = Pick<PostResults, 'platform' | 'destination'>

/** The sandbox costs nothing to read. */
const isOnDemand = ({ platform, destination }: Asked) => destination === 'network' && isReadOnDemand(platform)

/** Says which results are read on their own, in the given words, and which only when a person refreshes them. */
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
