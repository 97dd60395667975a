import { expect, test } from 'vitest'
import { aiManifestOf, aiProviders } from '#connectors/ai/registry.ts'
import { posManifestOf, posProviders } from '#connectors/pos/registry.ts'
import { blogAdvice } from '#connectors/social/blog/blog.connect.ts'
import { blueskyAdvice } from '#connectors/social/bluesky/bluesky.connect.ts'
import { connectGuides } from '#connectors/social/connect/connect-guides.ts'
import { emailAdvice } from '#connectors/social/email/email.connect.ts'
import { catalog } from '#connectors/social/formats/format-catalog.ts'
import { googleBusinessAdvice } from '#connectors/social/google-business/google-business.connect.ts'
import { sharedMessages } from '#connectors/social/i18n/index.ts'
import { linkedinAdvice } from '#connectors/social/linkedin/linkedin.connect.ts'
import { metaAdvice } from '#connectors/social/meta/meta.connect.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { redditAdvice } from '#connectors/social/reddit/reddit.connect.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { snapchatAdvice } from '#connectors/social/snapchat/snapchat.connect.ts'
import { threadsAdvice } from '#connectors/social/threads/threads.connect.ts'
import { tiktokAdvice } from '#connectors/social/tiktok/tiktok.connect.ts'
import { whatsappAdvice } from '#connectors/social/whatsapp/whatsapp.connect.ts'
import { xAdvice } from '#connectors/social/x/x.connect.ts'
import { youtubeAdvice } from '#connectors/social/youtube/youtube.connect.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textsIn } from './texts-in.ts'

const modules = import.meta.glob<Record<string, Record<Locale, unknown>>>(
  '/src/connectors/*/*/i18n/index.ts',
  { eager: true },
)
const catalogs = [sharedMessages, ...Object.values(modules).flatMap((module) => Object.values(module))]

const shown = new Set(
  textsIn([
    allPlatforms.map(manifestOf),
    connectGuides,
    locales.map((locale) => allPlatforms.map((platform) => platformName(platform, locale))),
    catalog,
    posProviders.map((provider) => {
      const { help, fields } = posManifestOf(provider)
      return { help, fields }
    }),
    aiProviders.map(aiManifestOf),
    blogAdvice,
    blueskyAdvice,
    emailAdvice,
    youtubeAdvice,
    linkedinAdvice,
    googleBusinessAdvice,
    metaAdvice,
    threadsAdvice,
    redditAdvice,
    snapchatAdvice,
    tiktokAdvice,
    whatsappAdvice,
    xAdvice,
  ]),
)

test.each(locales)(
  'every text of a connector in %s is shown: in a manifest, a guide, a format or a name',
  (locale) => {
    const texts = catalogs.flatMap((catalog) => [...textsIn(catalog[locale])])
    expect(texts.length).toBeGreaterThan(150)
    expect(texts.filter((text) => !shown.has(text))).toEqual([])
  },
)
