import { blueskyGuide } from './bluesky/bluesky.connect.ts'
import type { ConnectGuide } from './connect.ts'
import { mastodonGuide } from './mastodon/mastodon.connect.ts'
import type { AdapterName } from './platforms.ts'

/** How each network is connected; networks without a guide can only be tried in the sandbox. */
export const connectGuides: Partial<Record<AdapterName, ConnectGuide>> = {
  bluesky: blueskyGuide,
  mastodon: mastodonGuide,
}
