import { ChannelsSection } from '#features/social-accounts/index.client.ts'
import { PublishingStrip } from './publishing-strip.tsx'

/** The channels in the settings, with whether posts go out through them. */
export const ChannelsWithHealth = () => <ChannelsSection publishingHealth={<PublishingStrip isWhole />} />
