import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { read } from '#client/data/query.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Combobox } from '#client/ui/combobox.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Field } from '#client/ui/field.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { takesVideos } from '#connectors/social/checks/check-video.ts'
import { getCampaign, listCampaigns } from '#features/campaigns/campaigns.contract.ts'
import type { Video } from '#features/videos/videos.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import { UseVideoDialog } from './use-video-dialog.tsx'

interface UseVideoAnywhereProps {
  video: Video
  onClose: () => void
}

/** Chooses a campaign that is not out yet, then its posts. */
export function UseVideoAnywhere({ video, onClose }: UseVideoAnywhereProps) {
  const t = useText(creatorMessages)
  const common = useText(commonMessages)
  const [campaignId, setCampaignId] = useState('')
  const [isChosen, setIsChosen] = useState(false)
  const list = useQuery(read(listCampaigns, { query: { limit: 100 } }))
  const campaign = useQuery({
    ...read(getCampaign, { params: { id: campaignId } }),
    enabled: isChosen && campaignId !== '',
  })
  if (isChosen && campaign.data)
    return <UseVideoDialog campaign={campaign.data} video={video} onClose={onClose} />
  const offered = list.data?.items.filter(
    ({ status, platforms }) => status !== 'published' && platforms.some((platform) => takesVideos(platform)),
  )
  return (
    <FormDialog
      title={t('video.title')}
      description={offered?.length === 0 ? t('video.noCampaign') : undefined}
      submitLabel={t('video.next')}
      pending={campaign.isFetching}
      disabled={campaignId === ''}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        setIsChosen(true)
        if (campaign.isError) void campaign.refetch()
      }}
      onClose={onClose}
    >
      {list.isPending ? <Skeleton className="h-16" /> : null}
      {list.isError || campaign.isError ? (
        <ErrorState
          title={t('video.campaignsFailed')}
          reason={reasonOf(list.error ?? campaign.error)}
          retryLabel={common('retry')}
          retrying={list.isFetching || campaign.isFetching}
          onRetry={() => void (list.isError ? list.refetch() : campaign.refetch())}
        />
      ) : null}
      {offered && offered.length > 0 ? (
        <Field label={t('video.campaign')}>
          <Combobox
            options={offered.map(({ id, title }) => ({ value: id, label: title }))}
            value={campaignId}
            onValueChange={setCampaignId}
            listLabel={t('video.campaign')}
            emptyLabel={t('video.noMatch')}
          />
        </Field>
      ) : null}
    </FormDialog>
  )
}
