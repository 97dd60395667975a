import { manifestOf } from '#connectors/social/registry.ts'
import { CampaignPage } from '#features/campaigns/index.client.ts'
import { MailingPanel } from '#features/mailings/index.client.ts'

export const CampaignScreen = () => (
  <CampaignPage
    renderRecipients={(campaignId, { id, platform, state }) =>
      manifestOf(platform).goesTo === 'customers' ? (
        <MailingPanel
          campaignId={campaignId}
          postId={id}
          isSending={state === 'sending'}
          isOpen={state !== 'published'}
        />
      ) : null
    }
  />
)
