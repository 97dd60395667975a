import type { Platform } from '#connectors/social/platforms.ts'
import { blog, essay, linkedin, newsletter, thread, youtube } from './articles.ts'
import {
  clip,
  facebook,
  googleBusiness,
  instagram,
  pinterest,
  snapchat,
  story,
  threads,
  x,
} from './captions.ts'
import { discord, email, reddit, telegram, whatsapp } from './conversations.ts'
import type { Shaper } from './shape.ts'

export const shapes: Record<Platform, Shaper> = {
  instagram,
  instagram_story: story,
  instagram_reels: clip,
  facebook,
  facebook_story: story,
  linkedin,
  linkedin_newsletter: newsletter,
  linkedin_thread: thread,
  threads,
  x,
  tiktok: clip,
  youtube,
  youtube_shorts: clip,
  pinterest,
  reddit,
  discord,
  snapchat,
  medium: essay,
  blog,
  whatsapp,
  email,
  telegram,
  google_business: googleBusiness,
}
