import { count } from '#channels/count.ts'
import { MAX_REPLY } from '#channels/max-reply.ts'
import type { Platform } from '#channels/platforms.ts'
import { manifestOf } from '#channels/registry.ts'

/** How long an answer is as its network counts, and how long it may be. */
export function measureReply(platform: Platform, text: string): { length: number; max: number } {
  const { max, counting } = manifestOf(platform).reply ?? { max: MAX_REPLY, counting: 'utf16' as const }
  return { length: count(text.trim(), counting), max: Math.min(max, MAX_REPLY) }
}
