import { drawMedia } from '#features/campaigns/server/campaign-media.service.ts'
import { openWriter } from '#features/writing/server/writing.service.ts'

/** Who writes and who draws: one place, in which a test can put others. */
export const tools = { openWriter, drawMedia }
