import { drawCampaignMedia } from '#features/campaigns/index.server.ts'
import { openWriter } from '#features/writing/index.server.ts'

/** Who writes and who draws: one place, in which a test can put others. */
export const tools = { openWriter, drawCampaignMedia }
