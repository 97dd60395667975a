import type { Platform } from './platforms.ts'
import { manifestOf } from './registry.ts'

/** Whether a post ends as a draft in the network's app, which a person posts. */
export function isDrafted({
  platform,
  options,
}: {
  platform: Platform
  options: Readonly<Record<string, string>>
}): boolean {
  const { drafts } = manifestOf(platform)
  return drafts !== undefined && options[drafts.unless.option] !== drafts.unless.value
}
