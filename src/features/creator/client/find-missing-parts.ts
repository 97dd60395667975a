import { MAX_IDEA } from '../creator.contract.ts'
import type { PlatformConfig } from '../platform-config.ts'
import { findConfigProblem } from '../platform-rules.ts'

export type Missing =
  | { what: 'idea' | 'text' | 'platform' | 'shorter' | 'future' }
  | { what: 'format'; platform: string }

type Setup = { idea: string; text: string; configs: readonly PlatformConfig[]; when: Date | null }

/** What the manual setup still lacks, in page order. */
export function findMissingParts({ idea, text, configs, when }: Setup, now: Date): Missing[] {
  const missing: Missing[] = []
  if (idea.trim() === '') missing.push({ what: 'idea' })
  if (text.trim() === '') missing.push({ what: 'text' })
  if (idea.trim().length > MAX_IDEA || text.trim().length > MAX_IDEA) missing.push({ what: 'shorter' })
  if (when && when <= now) missing.push({ what: 'future' })
  if (configs.length === 0) missing.push({ what: 'platform' })
  for (const config of configs) {
    if (findConfigProblem(config)) missing.push({ what: 'format', platform: config.platform })
  }
  return missing
}
