import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { isDrafted } from '#connectors/social/is-drafted.ts'
import { toPublish } from '#features/campaigns/campaign-offers.ts'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { CostNote, useSocialAccounts } from '#features/social-accounts/index.client.ts'
import { usePublishCampaign } from '../list/campaigns.queries.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { DrawPictureButton } from '../post/draw-picture-button.tsx'
import { useCampaign } from './campaign.queries.ts'
import { lacksMedia, reasonsOf } from './campaign-error.ts'

interface PublishCampaignDialogProps {
  campaign: Pick<Campaign, 'id' | 'brandId' | 'title' | 'postCount'>
  onClose: () => void
}

/** Texts for each destination, in display order. */
const ways = {
  direct: 'publish.direct',
  drafts: 'publish.drafts',
  test: 'publish.sandbox',
  lockedOut: 'publish.lockedOut',
  needsYou: 'publish.needsYou',
} as const
type Way = keyof typeof ways
const isWay = (way: string): way is Way => Object.hasOwn(ways, way)

/** Says before publishing how many posts go out, which reach only the sandbox, and which a person has to publish. */
export function PublishCampaignDialog({ campaign, onClose }: PublishCampaignDialogProps) {
  const t = useText(campaignMessages)
  const common = useText(commonMessages)
  const { namedPosts } = usePlatforms()
  const accounts = useSocialAccounts()
  const publish = usePublishCampaign()
  // The list has no posts, and only a post knows its account.
  const posts = useCampaign(campaign.id).data?.posts

  function wayOf({ platform, accountId, options }: Post): Way {
    const { brandId } = campaign
    const account = accountFor(accounts.data?.items ?? [], { brandId, platform, accountId })
    if (!account) return 'needsYou'
    if (account.health === 'needs_reconnect') return 'lockedOut'
    if (account.isTest) return 'test'
    return isDrafted({ platform, options }) ? 'drafts' : 'direct'
  }

  function forecast() {
    if (!accounts.data || !posts) return t('publish.unknown', { count: campaign.postCount })
    const outgoing = toPublish(posts, ({ destination }) => destination !== 'person')
    const grouped = Map.groupBy(outgoing, wayOf)
    const lines = Object.keys(ways)
      .filter(isWay)
      .flatMap((way) => {
        const those = grouped.get(way)
        return those ? (
          <span key={way} className="mt-2 block first:mt-0">
            {t(ways[way], namedPosts(those))}
          </span>
        ) : (
          []
        )
      })
    return (
      <>
        {lines}
        <CostNote brandId={campaign.brandId} posts={grouped.get('direct') ?? []} />
      </>
    )
  }

  const canDraw = publish.isError && lacksMedia(publish.error)

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
      error={
        publish.isError ? (
          <>
            {reasonsOf(publish.error).join(' ')}
            {canDraw ? (
              <DrawPictureButton campaignId={campaign.id} onDone={publish.reset} className="mt-3" />
            ) : null}
          </>
        ) : null
      }
      onConfirm={() => publish.mutate(campaign.id, { onSuccess: onClose })}
    />
  )
}
