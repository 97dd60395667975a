import { manifestOf } from '#connectors/social/registry.ts'
import { CampaignPage } from '#features/campaigns/index.client.ts'
import { MailingPanel } from '#features/mailings/index.client.ts'
import { PostTemplateCard } from '#features/message-templates/index.client.ts'

export const CampaignScreen = () => (
  <CampaignPage
    renderRecipients={({ id: campaignId, brandId }, post) => {
      const { goesTo, templates } = manifestOf(post.platform)
      if (goesTo === undefined) return null
      const isOpen = post.state !== 'published'
      return (
        <div className="flex flex-col gap-5">
          {templates ? (
            <PostTemplateCard
              campaignId={campaignId}
              brandId={brandId}
              post={post}
              isOpen={isOpen && post.state !== 'sending'}
            />
          ) : null}
          <MailingPanel
            campaignId={campaignId}
            platform={post.platform}
            postId={post.id}
            isSending={post.state === 'sending'}
            isOpen={isOpen}
          />
        </div>
      )
    }}
  />
)
