import { SearchX } from 'lucide-react'
import { Link } from 'wouter'
import { ApiError } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { BackLink } from '#client/ui/back-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { type CampaignPageProps, OpenedCampaign } from '../list/opened-campaign.tsx'
import { useCampaign } from './campaign.queries.ts'
import { CampaignPageSkeleton } from './campaign-page-skeleton.tsx'
import { useCampaignSearchParams } from './use-campaign-search-params.ts'

export function CampaignPage({ renderRecipients }: CampaignPageProps) {
  const t = useText(campaignDetailMessages)
  const common = useText(commonMessages)
  const title = useText(campaignMessages)('title')
  const { id } = useCampaignSearchParams()
  const { data, error, isFetching, refetch } = useCampaign(id)
  useTitle(data?.title ?? title)
  const isGone = error instanceof ApiError && error.status === 404
  if (data && !isGone) return <OpenedCampaign key={id} campaign={data} renderRecipients={renderRecipients} />
  if (!error) return <CampaignPageSkeleton />
  return (
    <>
      <PageHeader title={title} back={<BackLink href="/campaigns">{t('back')}</BackLink>} />
      <Card>
        {isGone ? (
          <EmptyState
            icon={<SearchX />}
            title={t('gone.title')}
            description={t('gone.reason')}
            action={
              <Button asChild>
                <Link href="/campaigns">{t('back')}</Link>
              </Button>
            }
          />
        ) : (
          <ErrorState
            title={t('failed')}
            reason={reasonOf(error)}
            retryLabel={common('retry')}
            retrying={isFetching}
            onRetry={() => refetch()}
          />
        )}
      </Card>
    </>
  )
}
