import { useEffect, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { BackLink } from '#client/ui/back-link.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { CampaignActions } from '../detail/campaign-actions.tsx'
import { CampaignFacts } from '../detail/campaign-facts.tsx'
import { type CampaignDialog, CampaignPageDialogs } from '../detail/campaign-page-dialogs.tsx'
import { useCampaignSearchParams } from '../detail/use-campaign-search-params.ts'
import { PostList } from '../post/post-list.tsx'
import { PostPane } from '../post/post-pane.tsx'
import { usePostDrafts } from '../post/use-post-drafts.ts'

function partWanted(): string | null {
  const params = new URLSearchParams(location.search)
  if (location.hash === '#results') return 'results'
  // A link to a post that needs a person scrolls to the task; links for editing already focus the text.
  return params.has('post') && !params.has('edit') ? 'needs-you' : null
}

/** Scrolls once to the section named in the link. */
function useScrollToSection(): void {
  useEffect(() => {
    const part = partWanted()
    if (part) document.getElementById(part)?.scrollIntoView()
  }, [])
}

/** The list of posts next to the selected post. */
export function OpenedCampaign({ campaign }: { campaign: CampaignDetail }) {
  const t = useText(campaignDetailMessages)
  const place = useCampaignSearchParams()
  const drafts = usePostDrafts(campaign.id)
  const [dialog, setDialog] = useState<CampaignDialog | null>(null)
  const named = campaign.posts.find(({ id }) => id === place.postId)
  // A wide screen always shows a post; a phone shows the list first.
  const chosen = named ?? campaign.posts[0]
  const hasUnsaved = campaign.posts.some(drafts.isChanged)
  useScrollToSection()

  return (
    <>
      <PageHeader
        className="mb-4"
        back={<BackLink href="/campaigns">{t('back')}</BackLink>}
        title={campaign.title}
        description={<span className="break-words">{campaign.description}</span>}
        actions={<CampaignActions campaign={campaign} hasUnsaved={hasUnsaved} onOpen={setDialog} />}
      />
      <CampaignFacts
        campaign={campaign}
        hasUnsaved={hasUnsaved}
        onRetry={() => setDialog({ kind: 'retry' })}
        onPublish={() => setDialog({ kind: 'publish' })}
        onShow={place.open}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <PostList
          posts={campaign.posts}
          chosen={chosen}
          drafts={drafts}
          onChoose={place.open}
          className={named ? 'max-lg:hidden' : undefined}
        />
        {chosen ? (
          <div className={named ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
            <PostPane
              key={chosen.id}
              campaign={campaign}
              post={chosen}
              drafts={drafts}
              isEditing={place.isEditing}
              onOpen={setDialog}
              onBack={() => place.open(null)}
            />
          </div>
        ) : null}
      </div>
      {dialog ? (
        <CampaignPageDialogs campaign={campaign} opened={dialog} onClose={() => setDialog(null)} />
      ) : null}
    </>
  )
}
