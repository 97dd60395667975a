import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { Select } from '#client/ui/select.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { accountFor, accountsOpenTo } from '#features/social-accounts/account-for.ts'
import { useSocialAccounts } from '#features/social-accounts/index.client.ts'
import { useAddAccount, useChooseAccount } from '../detail/campaign.queries.ts'

/** The accounts of the post's platform: the one it goes to, and those that no other post of the campaign goes to. */
function usePostAccounts({ brandId, posts }: CampaignDetail, post: Post) {
  const accounts = useSocialAccounts().data?.items ?? []
  const accountOf = ({ platform, accountId }: Post) => accountFor(accounts, { brandId, platform, accountId })
  const siblings = posts.filter(({ id, platform }) => id !== post.id && platform === post.platform)
  const taken = new Set(siblings.map((each) => accountOf(each)?.id ?? each.accountId))
  const all = accountsOpenTo(accounts, { brandId, platform: post.platform })
  const current = accountOf(post)
  const free = all.filter(({ id }) => id !== current?.id && !taken.has(id))
  return { current, free, hasChoice: all.length > 1 || post.accountId !== null }
}

interface PostAccountProps {
  campaign: CampaignDetail
  post: Post
  hasUnsaved: boolean
}

/** Where a post goes, and where else it could; nothing if the shop has one account on the platform. */
export function PostAccount({ campaign, post, hasUnsaved }: PostAccountProps) {
  const t = useText(campaignDetailMessages)
  const label = useId()
  const choose = useChooseAccount()
  const add = useAddAccount()
  const { current, free, hasChoice } = usePostAccounts(campaign, post)
  const params = { id: campaign.id, postId: post.id }
  if (!hasChoice || !editableStates.has(post.state)) return null
  const options = (current ? [current, ...free] : free).map(({ id, accountName }) => ({
    value: id,
    label: accountName,
  }))
  const canAdd = free.length > 0 && manifestOf(post.platform).goesTo === undefined
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span id={label} className="text-muted">
        {t('account.postTo')}
      </span>
      <Select
        aria-labelledby={label}
        className="w-64 max-w-full"
        options={options}
        value={current?.id ?? ''}
        placeholder={post.accountName ? t('account.gone', { name: post.accountName }) : t('account.none')}
        disabled={choose.isPending}
        onValueChange={(accountId) => {
          if (accountId !== current?.id) choose.mutate({ params, body: { accountId } })
        }}
      />
      {canAdd ? (
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button
              variant="secondary"
              pending={add.isPending}
              disabled={hasUnsaved}
              title={hasUnsaved ? t('account.unsaved') : undefined}
            >
              <Plus aria-hidden />
              {t('account.alsoTo')}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {free.map(({ id, accountName }) => (
              <DropdownMenuItem key={id} onSelect={() => add.mutate({ params, body: { accountId: id } })}>
                {accountName}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      ) : null}
    </div>
  )
}
