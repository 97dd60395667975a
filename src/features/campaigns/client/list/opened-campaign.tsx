import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { BackLink } from '#client/ui/back-link.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { offersOf } from '#features/campaigns/campaign-offers.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { CampaignActions } from '../detail/campaign-actions.tsx'
import { CampaignFacts } from '../detail/campaign-facts.tsx'
import { type CampaignDialog, CampaignPageDialogs } from '../detail/campaign-page-dialogs.tsx'
import { useCampaignSearchParams } from '../detail/use-campaign-search-params.ts'
import { PostList } from '../post/post-list.tsx'
import { PostPane } from '../post/post-pane.tsx'
import { usePostDrafts } from '../post/use-post-drafts.ts'
import { ResultsSkeleton } from '../results/results-skeleton.tsx'

/** A link to a post that needs a person scrolls to the task; links for editing already focus the text. */
function useScrollToTask(): void {
  useEffect(() => {
    const params = new URLSearchParams(location.search)
    if (params.has('post') && !params.has('edit')) document.getElementById('needs-you')?.scrollIntoView()
  }, [])
}

const ResultsTab = lazyWithPreload(() => import('../results/results-tab.tsx'), 'ResultsTab')

/** Always in the same place of the tree, so that the first published post does not remount what is being edited. */
const withoutTab = { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined, className: 'pt-0' }

export interface CampaignPageProps {
  /** For posts that go to people one by one. */
  renderRecipients: (campaign: Pick<CampaignDetail, 'id' | 'brandId'>, post: Post) => ReactNode
}

/** The list of posts next to the selected post. */
export function OpenedCampaign({
  campaign,
  renderRecipients,
}: CampaignPageProps & { campaign: CampaignDetail }) {
  const t = useText(campaignDetailMessages)
  const results = useText(campaignResultsMessages)
  const place = useCampaignSearchParams()
  const drafts = usePostDrafts(campaign.id)
  const [dialog, setDialog] = useState<CampaignDialog | null>(null)
  const named = campaign.posts.find(({ id }) => id === place.postId)
  // A wide screen always shows a post; a phone shows the list first.
  const chosen = named ?? campaign.posts[0]
  const hasUnsaved = campaign.posts.some(drafts.isChanged)
  const hasResults = offersOf(campaign.posts).results
  useScrollToTask()

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
      <Tabs value={hasResults ? place.tab : 'posts'} onValueChange={place.showTab}>
        {hasResults ? (
          <TabsList aria-label={results('tabs.label')}>
            <TabsTrigger value="posts" count={campaign.posts.length}>
              {results('tabs.posts')}
            </TabsTrigger>
            <TabsTrigger value="results">{results('tabs.results')}</TabsTrigger>
          </TabsList>
        ) : null}
        <TabsContent value="posts" {...(hasResults ? {} : withoutTab)}>
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
                  recipients={renderRecipients(campaign, chosen)}
                />
              </div>
            ) : null}
          </div>
        </TabsContent>
        <TabsContent value="results">
          <Suspense fallback={<ResultsSkeleton />}>
            <ResultsTab campaign={campaign} onShow={place.open} />
          </Suspense>
        </TabsContent>
      </Tabs>
      {dialog ? (
        <CampaignPageDialogs campaign={campaign} opened={dialog} onClose={() => setDialog(null)} />
      ) : null}
    </>
  )
}
