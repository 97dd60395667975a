import { fakeBlog } from '../blog/blog.fake.fixture.ts'
import { fakeBluesky, fakeBlueskySignIn } from '../bluesky/bluesky.fake.fixture.ts'
import { fakeDiscordBot, fakeDiscordWebhook } from '../discord/discord.fake.fixture.ts'
import { fakeEmail } from '../email/email.fake.fixture.ts'
import { fakeGoogleBusiness } from '../google-business/google-business.fake.fixture.ts'
import {
  fakeLinkedinPage,
  fakeLinkedinProfile,
  fakeLinkedinThread,
} from '../linkedin/linkedin.fake.fixture.ts'
import { fakeMastodon } from '../mastodon/mastodon.fake.fixture.ts'
import { fakeMetaNetworks } from '../meta/meta.fake.fixture.ts'
import { fakePinterest } from '../pinterest/pinterest.fake.fixture.ts'
import { fakeReddit } from '../reddit/reddit.fake.fixture.ts'
import { fakeSnapchat } from '../snapchat/snapchat.fake.fixture.ts'
import { fakeTelegram } from '../telegram/telegram.fake.fixture.ts'
import { fakeThreads } from '../threads/threads.fake.fixture.ts'
import { fakeTiktok, fakeTiktokDraft } from '../tiktok/tiktok.fake.fixture.ts'
import { fakeWhatsapp } from '../whatsapp/whatsapp.fake.fixture.ts'
import { fakeX } from '../x/x.fake.fixture.ts'
import { fakeYoutube, fakeYoutubeShorts } from '../youtube/youtube.fake.fixture.ts'
import type { FakeNetworkKind } from './fake-network.fixture.ts'

/** The fakes of all networks; the conformance suite runs against each. */
export const fakeNetworks: readonly FakeNetworkKind[] = [
  fakeBlog,
  fakeBluesky,
  fakeBlueskySignIn,
  fakeDiscordWebhook,
  fakeDiscordBot,
  fakeEmail,
  fakeGoogleBusiness,
  fakeLinkedinPage,
  fakeLinkedinProfile,
  fakeLinkedinThread,
  fakeMastodon,
  ...fakeMetaNetworks,
  fakePinterest,
  fakeReddit,
  fakeSnapchat,
  fakeTelegram,
  fakeThreads,
  fakeTiktok,
  fakeTiktokDraft,
  fakeWhatsapp,
  fakeX,
  fakeYoutube,
  fakeYoutubeShorts,
]
