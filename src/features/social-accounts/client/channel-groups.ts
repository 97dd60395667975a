import type { Manifest } from '#connectors/social/channel.ts'

/** The headings that channels are listed under: what is least work to connect comes first. */
export const channelGroups = ['ready', 'app', 'byHand', 'later'] as const

export function channelGroup({
  mode,
  isLive,
  app,
  hasKeysOfApp,
  approvedApps,
}: Pick<
  Manifest,
  'mode' | 'isLive' | 'app' | 'hasKeysOfApp' | 'approvedApps'
>): (typeof channelGroups)[number] {
  if (mode !== 'direct' || approvedApps) return 'byHand'
  if (!isLive) return 'later'
  return app || hasKeysOfApp ? 'app' : 'ready'
}
