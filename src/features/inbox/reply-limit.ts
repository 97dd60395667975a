import { count } from '#connectors/social/count.ts'
import { MAX_REPLY } from '#connectors/social/max-reply.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'

/** How long an answer is as its network counts, and how long it may be. */
export function measureReply(platform: Platform, text: string): { length: number; max: number } {
  const { max, counting } = manifestOf(platform).reply ?? { max: MAX_REPLY, counting: 'utf16' as const }
  return { length: count(text.trim(), counting), max: Math.min(max, MAX_REPLY) }
}
