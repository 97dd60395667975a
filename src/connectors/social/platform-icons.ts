import type { LucideIcon } from 'lucide-react'
import { blogIcon } from './blog/blog.icon.ts'
import { discordIcon } from './discord/discord.icon.ts'
import { emailIcon } from './email/email.icon.ts'
import { facebookIcon } from './facebook/facebook.icon.ts'
import { googleBusinessIcon } from './google-business/google-business.icon.ts'
import { instagramIcon } from './instagram/instagram.icon.ts'
import { linkedinIcon } from './linkedin/linkedin.icon.ts'
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

/** A path on a 24 x 24 grid; those that belong to no company are icons of the product. */
export type PlatformSign = string | LucideIcon

/** For screens only: icons load neither manifests nor adapters. */
export const platformIcons: Record<Platform, PlatformSign> = {
  instagram: instagramIcon,
  instagram_story: instagramIcon,
  instagram_reels: instagramIcon,
  facebook: facebookIcon,
  facebook_story: facebookIcon,
  linkedin: linkedinIcon,
  linkedin_newsletter: linkedinIcon,
  linkedin_thread: linkedinIcon,
  threads: threadsIcon,
  x: xIcon,
  tiktok: tiktokIcon,
  youtube: youtubeIcon,
  youtube_shorts: youtubeIcon,
  pinterest: pinterestIcon,
  reddit: redditIcon,
  discord: discordIcon,
  snapchat: snapchatIcon,
  medium: mediumIcon,
  blog: blogIcon,
  whatsapp: whatsappIcon,
  email: emailIcon,
  telegram: telegramIcon,
  google_business: googleBusinessIcon,
}
