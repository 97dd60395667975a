// Written by `npm run catalogs` from the names of the files.
import { blog } from './blog/blog.manifest.ts'
import { bluesky } from './bluesky/bluesky.manifest.ts'
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
import { mastodon } from './mastodon/mastodon.manifest.ts'
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

export const manifests: Record<Platform, Manifest> = {
  blog,
  bluesky,
  discord,
  email,
  facebook,
  facebook_story: facebookStory,
  google_business: googleBusiness,
  instagram,
  instagram_reels: instagramReels,
  instagram_story: instagramStory,
  linkedin,
  linkedin_newsletter: linkedinNewsletter,
  linkedin_thread: linkedinThread,
  mastodon,
  medium,
  pinterest,
  reddit,
  snapchat,
  telegram,
  threads,
  tiktok,
  whatsapp,
  x,
  youtube,
  youtube_shorts: youtubeShorts,
}
