import { MailingSettingsCard, ReturnedMailCard } from '#features/mailings/index.client.ts'
import { TemplateListCard } from '#features/message-templates/index.client.ts'
import { ChannelsSection } from '#features/social-accounts/index.client.ts'
import { PublishingStrip } from './publishing-strip.tsx'
import { ScheduledThrough } from './scheduled-through.tsx'

export const ChannelsWithHealth = () => (
  <ChannelsSection
    publishingHealth={<PublishingStrip isWhole />}
    renderScheduled={({ id }) => <ScheduledThrough accountId={id} />}
    renderSettings={({ id, goesTo, templates }) =>
      goesTo === 'mailboxes' ? (
        <>
          <MailingSettingsCard />
          <ReturnedMailCard />
        </>
      ) : templates ? (
        <TemplateListCard platform={id} />
      ) : null
    }
  />
)
