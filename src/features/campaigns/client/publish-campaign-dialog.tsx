import type { Platform } from '#channels/platforms.ts'
import { commonMessages } from '#client/common.messages.ts'
import { useText } from '#client/i18n.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { useSocialAccounts } from '#features/social-accounts/client/social-accounts.queries.ts'
import { campaignMessages } from '../campaigns.messages.ts'
import { reasonsOf } from './campaign-failure.ts'
import { usePublishCampaign } from './campaigns.queries.ts'
import { usePlatforms } from './use-platforms.ts'

interface PublishCampaignDialogProps {
  campaign: { id: string; brandId: string | null; title: string; platforms: readonly Platform[] }
  onClose: () => void
}

/** Says before it happens how many posts go out, and which of them a person will have to post. */
export function PublishCampaignDialog({ campaign, onClose }: PublishCampaignDialogProps) {
  const t = useText(campaignMessages)
  const common = useText(commonMessages)
  const { labelOf, sorted } = usePlatforms()
  const accounts = useSocialAccounts()
  const publish = usePublishCampaign()

  const isConnected = (platform: Platform) =>
    accountFor(accounts.data?.items ?? [], campaign.brandId, platform) !== undefined
  const direct = sorted(campaign.platforms).filter(isConnected)
  const needsYou = sorted(campaign.platforms).filter((platform) => !isConnected(platform))
  const named = (platforms: Platform[]) => ({
    count: platforms.length,
    names: platforms.map(labelOf).join(', '),
  })

  function forecast() {
    if (!accounts.data) return t('publish.unknown', { count: campaign.platforms.length })
    return (
      <>
        <span className="block">{t('publish.direct', named(direct))}</span>
        {needsYou.length > 0 ? (
          <span className="mt-2 block">{t('publish.needsYou', named(needsYou))}</span>
        ) : null}
      </>
    )
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('publish.title')}
      subject={campaign.title}
      description={forecast()}
      confirmLabel={t('publish.confirm')}
      cancelLabel={common('cancel')}
      pending={publish.isPending}
      error={publish.isError ? reasonsOf(publish.error).join(' ') : null}
      onConfirm={() => publish.mutate(campaign.id, { onSuccess: onClose })}
    />
  )
}
