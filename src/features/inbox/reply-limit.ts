import { MAX_REPLY } from '#connectors/social/max-reply.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { count } from '#connectors/social/text/count.ts'

/** The length of a reply as its network counts, and its limit. */
export function measureReply(platform: Platform, text: string): { length: number; max: number } {
  const { max, counting } = manifestOf(platform).reply ?? { max: MAX_REPLY, counting: 'utf16' as const }
  return { length: count(text.trim(), counting), max: Math.min(max, MAX_REPLY) }
}
