import { CampaignsPage } from '#features/campaigns/index.client.ts'
import { PublishingStrip } from '#features/publishing/index.client.ts'

export const CampaignsScreen = () => <CampaignsPage publishingHealth={<PublishingStrip className="mb-4" />} />
