import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { toPublish } from '#features/campaigns/campaign-offers.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { useSocialAccounts } from '#features/social-accounts/index.client.ts'
import { usePublishCampaign } from '../list/campaigns.queries.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { DrawPictureButton } from '../post/draw-picture-button.tsx'
import { lacksMedia, reasonsOf } from './campaign-error.ts'

interface PublishCampaignDialogProps {
  /** `posts`: if loaded, only those that will be sent are counted. */
  campaign: {
    id: string
    brandId: string | null
    title: string
    platforms: readonly Platform[]
    posts?: readonly Post[]
  }
  onClose: () => void
}

/** A post, or the platform of one that is not loaded. */
type Outgoing = Pick<Post, 'platform' | 'accountId' | 'accountName'>

/** Texts for each destination, in display order. */
const ways = {
  direct: 'publish.direct',
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
  const { posts } = campaign
  const sent = posts && toPublish(posts, ({ destination }) => destination !== 'person')
  const outgoing: readonly Outgoing[] =
    sent ?? campaign.platforms.map((platform) => ({ platform, accountId: null, accountName: '' }))

  function wayOf({ platform, accountId }: Outgoing): Way {
    const { brandId } = campaign
    const account = accountFor(accounts.data?.items ?? [], { brandId, platform, accountId })
    if (!account) return 'needsYou'
    if (account.health === 'needs_reconnect') return 'lockedOut'
    return account.isTest ? 'test' : 'direct'
  }

  function forecast() {
    if (!accounts.data) return t('publish.unknown', { count: outgoing.length })
    const grouped = Map.groupBy(outgoing, wayOf)
    return Object.keys(ways)
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
