import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { ProposedTime } from '#features/campaigns/times.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'

/** When each platform would get its post, and why then. */
export function ProposedTimeList({ times }: { times: readonly ProposedTime[] }) {
  const t = useText(campaignDetailMessages)
  const format = useFormat()
  const { labelOfPost } = usePlatforms()
  const zone = useZoneWords()
  if (times.length === 0) return <p className="text-muted">{t('schedule.noSlot')}</p>
  return (
    <div className="flex flex-col gap-2">
      <ul className="divide-y rounded-md border">
        {times.map(({ scheduledFor, source, ...post }) => (
          <li key={post.postId} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 px-3 py-2">
            <PlatformIcon platform={post.platform} className="text-muted" />
            <span className="min-w-0 font-medium">{labelOfPost(post)}</span>
            <span className="tabular sm:ms-auto">{format.bareDateTime(scheduledFor)}</span>
            <span className="basis-full ps-6 text-muted text-xs">{t(`schedule.source.${source}`)}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted text-xs">{zone.all}</p>
    </div>
  )
}
