import { blogGuide } from './blog/blog.connect.ts'
import { blueskyGuide } from './bluesky/bluesky.connect.ts'
import type { ConnectGuide } from './connect.ts'
import { discordGuide } from './discord/discord.connect.ts'
import { emailGuide } from './email/email.connect.ts'
import { mastodonGuide } from './mastodon/mastodon.connect.ts'
import type { LiveNetwork } from './platforms.ts'
import { telegramGuide } from './telegram/telegram.connect.ts'

/** How each network is connected. */
export const connectGuides: Record<LiveNetwork, ConnectGuide> = {
  blog: blogGuide,
  bluesky: blueskyGuide,
  discord: discordGuide,
  email: emailGuide,
  mastodon: mastodonGuide,
  telegram: telegramGuide,
}
