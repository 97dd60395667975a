import { drawCampaignMedia } from '#features/campaigns/index.server.ts'
import { openWriter } from '#features/writing/index.server.ts'

/** Writer and renderer in one object, so that tests can replace them. */
export const tools = { openWriter, drawCampaignMedia }
