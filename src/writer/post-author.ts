import type { Platform } from '#connectors/social/platforms.ts'
import type { WrittenBy, WrittenCampaign } from './writer.ts'

/** Which of the two wrote the text for one platform: where a model's broke the rules, it is not the model's. */
export const whoWrote = (
  by: WrittenBy,
  { fallbacks = [] }: Pick<WrittenCampaign, 'fallbacks'>,
  platform: Platform,
): WrittenBy['kind'] => (fallbacks.includes(platform) ? 'built-in' : by.kind)
