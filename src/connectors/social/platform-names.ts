// Written by `npm run catalogs` from the names of the files.
import type { Locale } from '#platform/locale.ts'
import { blogNames } from './blog/i18n/index.ts'
import { blueskyNames } from './bluesky/i18n/index.ts'
import { discordNames } from './discord/i18n/index.ts'
import { emailNames } from './email/i18n/index.ts'
import { facebookNames } from './facebook/i18n/index.ts'
import { googleBusinessNames } from './google-business/i18n/index.ts'
import { instagramNames } from './instagram/i18n/index.ts'
import { linkedinNames } from './linkedin/i18n/index.ts'
import { mastodonNames } from './mastodon/i18n/index.ts'
import { mediumNames } from './medium/i18n/index.ts'
import { pinterestNames } from './pinterest/i18n/index.ts'
import type { Platform } from './platforms.ts'
import { redditNames } from './reddit/i18n/index.ts'
import { snapchatNames } from './snapchat/i18n/index.ts'
import { telegramNames } from './telegram/i18n/index.ts'
import { threadsNames } from './threads/i18n/index.ts'
import { tiktokNames } from './tiktok/i18n/index.ts'
import { whatsappNames } from './whatsapp/i18n/index.ts'
import { xNames } from './x/i18n/index.ts'
import { youtubeNames } from './youtube/i18n/index.ts'

export const platformNames: Record<Locale, Record<Platform, string>> = {
  en: {
    ...blogNames.en,
    ...blueskyNames.en,
    ...discordNames.en,
    ...emailNames.en,
    ...facebookNames.en,
    ...googleBusinessNames.en,
    ...instagramNames.en,
    ...linkedinNames.en,
    ...mastodonNames.en,
    ...mediumNames.en,
    ...pinterestNames.en,
    ...redditNames.en,
    ...snapchatNames.en,
    ...telegramNames.en,
    ...threadsNames.en,
    ...tiktokNames.en,
    ...whatsappNames.en,
    ...xNames.en,
    ...youtubeNames.en,
  },
  es: {
    ...blogNames.es,
    ...blueskyNames.es,
    ...discordNames.es,
    ...emailNames.es,
    ...facebookNames.es,
    ...googleBusinessNames.es,
    ...instagramNames.es,
    ...linkedinNames.es,
    ...mastodonNames.es,
    ...mediumNames.es,
    ...pinterestNames.es,
    ...redditNames.es,
    ...snapchatNames.es,
    ...telegramNames.es,
    ...threadsNames.es,
    ...tiktokNames.es,
    ...whatsappNames.es,
    ...xNames.es,
    ...youtubeNames.es,
  },
}
