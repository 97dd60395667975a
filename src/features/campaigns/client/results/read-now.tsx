import { RefreshCw } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'
import { useDollars } from '#features/social-accounts/index.client.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { useRefreshToast } from './use-refresh-toast.ts'

interface ReadNowProps {
  results: CampaignResults
  post: Pick<PostResults, 'postId' | 'platform' | 'accountName'>
}

/** Reads the results of one post, and says before what that costs. */
export function ReadNow({ results, post }: ReadNowProps) {
  const t = useText(campaignResultsMessages)
  const { labelOfPost } = usePlatforms()
  const dollars = useDollars()
  const refresh = useRefreshToast(results, post.postId)
  const cost = dollars(manifestOf(post.platform).prices?.read ?? 0)
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      <span className="text-muted text-xs">{t('platforms.cost', { cost })}</span>
      <Button
        variant="secondary"
        size="sm"
        pending={refresh.isPending}
        aria-label={t('platforms.readNowNamed', { platform: labelOfPost(post), cost })}
        onClick={refresh.start}
      >
        <RefreshCw aria-hidden />
        {t('platforms.readNow')}
      </Button>
    </span>
  )
}
