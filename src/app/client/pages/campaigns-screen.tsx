import { CampaignsPage } from '#features/campaigns/client/campaigns-page.tsx'
import { PublishingStrip } from '#features/publishing-health/client/publishing-strip.tsx'

export const CampaignsScreen = () => <CampaignsPage publishingHealth={<PublishingStrip className="mb-4" />} />
