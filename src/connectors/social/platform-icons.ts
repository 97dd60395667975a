// Written by `npm run catalogs` from the names of the files.
import type { LucideIcon } from 'lucide-react'
import { blogIcon } from './blog/blog.icon.ts'
import { blueskyIcon } from './bluesky/bluesky.icon.ts'
import { discordIcon } from './discord/discord.icon.ts'
import { emailIcon } from './email/email.icon.ts'
import { facebookIcon } from './facebook/facebook.icon.ts'
import { googleBusinessIcon } from './google-business/google-business.icon.ts'
import { instagramIcon } from './instagram/instagram.icon.ts'
import { linkedinIcon } from './linkedin/linkedin.icon.ts'
import { mastodonIcon } from './mastodon/mastodon.icon.ts'
import { mediumIcon } from './medium/medium.icon.ts'
import { pinterestIcon } from './pinterest/pinterest.icon.ts'
import type { Platform } from './platforms.ts'
import { redditIcon } from './reddit/reddit.icon.ts'
import { snapchatIcon } from './snapchat/snapchat.icon.ts'
import { telegramIcon } from './telegram/telegram.icon.ts'
import { threadsIcon } from './threads/threads.icon.ts'
import { tiktokIcon } from './tiktok/tiktok.icon.ts'
import { whatsappIcon } from './whatsapp/whatsapp.icon.ts'
import { xIcon } from './x/x.icon.ts'
import { youtubeIcon } from './youtube/youtube.icon.ts'

export const platformIcons: Record<Platform, string | LucideIcon> = {
  blog: blogIcon,
  bluesky: blueskyIcon,
  discord: discordIcon,
  email: emailIcon,
  facebook: facebookIcon,
  facebook_story: facebookIcon,
  google_business: googleBusinessIcon,
  instagram: instagramIcon,
  instagram_reels: instagramIcon,
  instagram_story: instagramIcon,
  linkedin: linkedinIcon,
  linkedin_newsletter: linkedinIcon,
  linkedin_thread: linkedinIcon,
  mastodon: mastodonIcon,
  medium: mediumIcon,
  pinterest: pinterestIcon,
  reddit: redditIcon,
  snapchat: snapchatIcon,
  telegram: telegramIcon,
  threads: threadsIcon,
  tiktok: tiktokIcon,
  whatsapp: whatsappIcon,
  x: xIcon,
  youtube: youtubeIcon,
  youtube_shorts: youtubeIcon,
}
