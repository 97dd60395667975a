import { MailingSettingsCard, ReturnedMailCard } from '#features/mailings/index.client.ts'
import { ChannelsSection } from '#features/social-accounts/index.client.ts'
import { PublishingStrip } from './publishing-strip.tsx'
import { ScheduledThrough } from './scheduled-through.tsx'

export const ChannelsWithHealth = () => (
  <ChannelsSection
    publishingHealth={<PublishingStrip isWhole />}
    renderScheduled={({ id }) => <ScheduledThrough accountId={id} />}
    renderSettings={({ goesTo }) =>
      goesTo === 'customers' ? (
        <>
          <MailingSettingsCard />
          <ReturnedMailCard />
        </>
      ) : null
    }
  />
)
