import { useLocation } from 'wouter'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { offersOf } from '#features/campaigns/campaign-offers.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { hasSiblings } from '#features/campaigns/post-siblings.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import {
  useCancelCampaign,
  useDeleteCampaign,
  useMovePost,
  useQueueCampaign,
  useRemovePost,
  useRetryCampaign,
  useScheduleCampaign,
} from './campaign.queries.ts'
import { reasonsOf } from './campaign-error.ts'
import { PublishCampaignDialog } from './publish-campaign-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { TimeDialog } from './time-dialog.tsx'

export type CampaignDialog =
  | { kind: 'publish' | 'schedule' | 'cancel' | 'retry' | 'delete' | 'rename' }
  | { kind: 'scheduleOne' | 'move' | 'leaveOut'; post: Post }

interface CampaignPageDialogsProps {
  campaign: CampaignDetail
  opened: CampaignDialog
  onClose: () => void
}

/** Dialogs are mounted only while open, so their state starts fresh. */
export function CampaignPageDialogs({ campaign, opened, onClose }: CampaignPageDialogsProps) {
  const t = useText(campaignDetailMessages)
  const { labelOfPost } = usePlatforms()
  const [, navigate] = useLocation()
  const schedule = useScheduleCampaign()
  const queue = useQueueCampaign()
  const move = useMovePost()
  const cancel = useCancelCampaign()
  const retry = useRetryCampaign()
  const remove = useDeleteCampaign()
  const leaveOut = useRemovePost()
  const { id, title, scheduledFor } = campaign
  const params = { id }
  const common = { subject: title, onClose }
  const why = (error: Error) => reasonsOf(error).join(' ')

  switch (opened.kind) {
    case 'publish':
      return <PublishCampaignDialog campaign={campaign} onClose={onClose} />
    case 'rename':
      return <RenameDialog campaign={campaign} onClose={onClose} />
    case 'schedule':
      return (
        <TimeDialog
          {...common}
          campaignId={id}
          kind="schedule"
          title={t('schedule.title')}
          initial={scheduledFor}
          onChoose={(moment) => schedule.mutateAsync({ params, body: { scheduledFor: moment } })}
          onQueue={(way) => queue.mutateAsync({ params, body: { way } })}
        />
      )
    case 'scheduleOne': {
      const { post } = opened
      return (
        <TimeDialog
          {...common}
          campaignId={id}
          kind="schedule"
          postId={post.id}
          title={t('schedule.oneTitle', { platform: labelOfPost(post) })}
          initial={post.scheduledFor}
          onChoose={(moment) =>
            schedule.mutateAsync({ params, body: { scheduledFor: moment, postIds: [post.id] } })
          }
        />
      )
    }
    case 'move': {
      const { post } = opened
      return (
        <TimeDialog
          {...common}
          campaignId={id}
          kind="move"
          postId={post.id}
          title={t('schedule.moveTitle', { platform: labelOfPost(post) })}
          initial={post.scheduledFor}
          onChoose={(moment) =>
            move.mutateAsync({ params: { id, postId: post.id }, body: { scheduledFor: moment } })
          }
        />
      )
    }
    case 'cancel':
      return (
        <ConfirmAction
          {...common}
          action={cancel}
          variables={{ params, body: { postIds: offersOf(campaign.posts).cancel } }}
          tone="primary"
          title={t('cancel.title')}
          description={t('cancel.description')}
          confirmLabel={t('cancel.confirm')}
        />
      )
    case 'retry':
      return (
        <ConfirmAction
          {...common}
          action={retry}
          why={why}
          variables={{ params }}
          tone="primary"
          title={t('retry.title')}
          description={t('retry.description')}
          confirmLabel={t('retry.confirm')}
        />
      )
    case 'leaveOut': {
      const { post } = opened
      const isOneOfMany = hasSiblings(campaign, post)
      const what = isOneOfMany ? 'leaveOutAccount' : 'leaveOut'
      return (
        <ConfirmAction
          onClose={onClose}
          action={leaveOut}
          variables={{ params: { id, postId: post.id } }}
          subject={labelOfPost(post)}
          title={t(`${what}.title`)}
          description={t(
            isOneOfMany && post.state === 'scheduled' ? 'leaveOutAccount.scheduled' : `${what}.description`,
          )}
          confirmLabel={t(`${what}.confirm`)}
        />
      )
    }
    case 'delete':
      return (
        <ConfirmAction
          {...common}
          action={remove}
          variables={id}
          onDone={() => navigate('/campaigns')}
          title={t('delete.title')}
          description={t('delete.description')}
          confirmLabel={t('delete.confirm')}
        />
      )
  }
}
