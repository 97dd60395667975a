import { blogGuide } from '../blog/blog.connect.ts'
import { blueskyAppPasswordGuide, blueskySignInGuide } from '../bluesky/bluesky.connect.ts'
import { discordGuide } from '../discord/discord.connect.ts'
import { emailGuide } from '../email/email.connect.ts'
import { googleBusinessGuide } from '../google-business/google-business.connect.ts'
import { linkedinGuide } from '../linkedin/linkedin.connect.ts'
import { mastodonGuide } from '../mastodon/mastodon.connect.ts'
import { metaGuide } from '../meta/meta.connect.ts'
import { pinterestGuide } from '../pinterest/pinterest.connect.ts'
import type { LiveNetwork } from '../platforms.ts'
import { redditGuide } from '../reddit/reddit.connect.ts'
import { snapchatGuide } from '../snapchat/snapchat.connect.ts'
import { telegramGuide } from '../telegram/telegram.connect.ts'
import { threadsGuide } from '../threads/threads.connect.ts'
import { tiktokGuide } from '../tiktok/tiktok.connect.ts'
import { whatsappGuide } from '../whatsapp/whatsapp.connect.ts'
import { xGuide } from '../x/x.connect.ts'
import { youtubeGuide } from '../youtube/youtube.connect.ts'
import type { ConnectGuide } from './connect.ts'

/** How each network is connected. Of several ways, the first is offered first. */
export const connectGuides: Record<LiveNetwork, readonly [ConnectGuide, ...ConnectGuide[]]> = {
  blog: [blogGuide],
  bluesky: [blueskySignInGuide, blueskyAppPasswordGuide],
  discord: [discordGuide],
  email: [emailGuide],
  google_business: [googleBusinessGuide],
  linkedin: [linkedinGuide],
  mastodon: [mastodonGuide],
  meta: [metaGuide],
  pinterest: [pinterestGuide],
  reddit: [redditGuide],
  snapchat: [snapchatGuide],
  telegram: [telegramGuide],
  threads: [threadsGuide],
  tiktok: [tiktokGuide],
  whatsapp: [whatsappGuide],
  x: [xGuide],
  youtube: [youtubeGuide],
}
