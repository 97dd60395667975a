import { ChannelsSection } from '#features/social-accounts/index.client.ts'
import { PublishingStrip } from './publishing-strip.tsx'

export const ChannelsWithHealth = () => <ChannelsSection publishingHealth={<PublishingStrip isWhole />} />
