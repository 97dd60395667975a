import { blog } from './blog/blog.manifest.ts'
import type { Manifest } from './channel.ts'
import { discord } from './discord/discord.manifest.ts'
import { email } from './email/email.manifest.ts'
import { facebook } from './facebook/facebook.manifest.ts'
import { facebookStory } from './facebook/facebook-story.manifest.ts'
import { googleBusiness } from './google-business/google-business.manifest.ts'
import { instagram } from './instagram/instagram.manifest.ts'
import { instagramReels } from './instagram/instagram-reels.manifest.ts'
import { instagramStory } from './instagram/instagram-story.manifest.ts'
import { linkedin } from './linkedin/linkedin.manifest.ts'
import { linkedinNewsletter } from './linkedin/linkedin-newsletter.manifest.ts'
import { linkedinThread } from './linkedin/linkedin-thread.manifest.ts'
import { medium } from './medium/medium.manifest.ts'
import { pinterest } from './pinterest/pinterest.manifest.ts'
import type { Platform } from './platforms.ts'
import { reddit } from './reddit/reddit.manifest.ts'
import { snapchat } from './snapchat/snapchat.manifest.ts'
import { telegram } from './telegram/telegram.manifest.ts'
import { threads } from './threads/threads.manifest.ts'
import { tiktok } from './tiktok/tiktok.manifest.ts'
import { whatsapp } from './whatsapp/whatsapp.manifest.ts'
import { x } from './x/x.manifest.ts'
import { youtube } from './youtube/youtube.manifest.ts'
import { youtubeShorts } from './youtube/youtube-shorts.manifest.ts'

const manifests: Record<Platform, Manifest> = {
  instagram,
  instagram_story: instagramStory,
  instagram_reels: instagramReels,
  facebook,
  facebook_story: facebookStory,
  linkedin,
  linkedin_newsletter: linkedinNewsletter,
  linkedin_thread: linkedinThread,
  threads,
  x,
  tiktok,
  youtube,
  youtube_shorts: youtubeShorts,
  pinterest,
  reddit,
  discord,
  snapchat,
  medium,
  blog,
  whatsapp,
  email,
  telegram,
  google_business: googleBusiness,
}

export const manifestOf = (platform: Platform): Manifest => manifests[platform]
