import type { Platform } from '#connectors/social/platforms.ts'
import type { WrittenBy, WrittenCampaign } from './writer.ts'

/** Who wrote the text of a platform: the built-in writer replaces a model's text that broke the rules. */
export const whoWrote = (
  by: WrittenBy,
  { fallbacks = [] }: Pick<WrittenCampaign, 'fallbacks'>,
  platform: Platform,
): WrittenBy['kind'] => (fallbacks.includes(platform) ? 'built-in' : by.kind)
