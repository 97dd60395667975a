import { startFakeBluesky } from '../src/connectors/social/bluesky/bluesky.fake.fixture.ts'
import { startFakeMastodon } from '../src/connectors/social/mastodon/mastodon.fake.fixture.ts'
import { startFakePinterest } from '../src/connectors/social/pinterest/pinterest.fake.fixture.ts'
import { startFakeReddit } from '../src/connectors/social/reddit/reddit.fake.fixture.ts'
import { fakeTelegram } from '../src/connectors/social/telegram/telegram.fake.fixture.ts'
import { startFakeWhatsapp } from '../src/connectors/social/whatsapp/whatsapp.fake.fixture.ts'
import { startFakeX } from '../src/connectors/social/x/x.fake.fixture.ts'
import { createFakeSmtpServer } from '../src/server/mail/smtp-server.fixture.ts'
import { startMetaWithPage } from './fake-meta.ts'

/** The login of the fake mail server, and an address that it does not know. */
export const mailLogin = { username: 'luna', password: 'a-secret-of-the-mail-server' }
export const unknownMailbox = 'nobody@example.com'

/** What a person enters to connect WhatsApp. */
export const whatsappValues = {
  numberId: '106540352242922',
  businessId: '102290129340398',
  token: 'EAAB-the-token-of-a-system-user',
  appSecret: '5f4dcc3b5aa765d61d8327deb882cf99',
}

/** The boards of everyone who connects Pinterest. */
export const boards = ['Cakes', 'Bread', 'Coffee']

/** Networks on this computer, and the settings that point the product to them. */
export async function startFakeNetworks(): Promise<Record<string, string>> {
  const [telegram, mastodon, bluesky, pinterest, meta, x, reddit, whatsapp] = await Promise.all([
    fakeTelegram.start(),
    startFakeMastodon(),
    startFakeBluesky(),
    startFakePinterest(),
    startMetaWithPage(),
    startFakeX(),
    startFakeReddit(),
    startFakeWhatsapp(whatsappValues),
  ])
  whatsapp.approvesAtOnce = true
  pinterest.boards = boards.map((name, place) => ({ id: `${place + 1}`, name, privacy: 'PUBLIC' }))
  const refusals = Array.from({ length: 20 }, () => '550 5.1.1 No such user')
  const mail = await createFakeSmtpServer({
    login: mailLogin,
    recipients: { [unknownMailbox]: refusals },
  })
  return {
    BLUESKY_BASE_URL: bluesky.url,
    EMAIL_BASE_URL: `http://127.0.0.1:${mail.port}`,
    META_BASE_URL: meta.url,
    META_AUTH_BASE_URL: meta.loginUrl,
    PINTEREST_BASE_URL: pinterest.url,
    PINTEREST_AUTH_BASE_URL: pinterest.url,
    REDDIT_BASE_URL: reddit.url,
    REDDIT_AUTH_BASE_URL: reddit.url,
    TELEGRAM_BASE_URL: telegram.url,
    MASTODON_BASE_URL: mastodon.url,
    WHATSAPP_BASE_URL: whatsapp.url,
    X_BASE_URL: x.url,
    X_AUTH_BASE_URL: x.url,
  }
}

/** What a person enters to connect it. */
export async function telegramValues(): Promise<{ token: string; channel: string }> {
  const { values, close } = await fakeTelegram.start()
  await close()
  return { token: values.token ?? '', channel: values.channel ?? '' }
}

/** The keys of an app that X knows. */
export async function xKeys(): Promise<{ clientId: string; clientSecret: string }> {
  const { app, close } = await startFakeX()
  await close()
  return app
}

/** The keys of an app that Reddit has approved. */
export async function redditKeys(): Promise<{ clientId: string; clientSecret: string }> {
  const { app, close } = await startFakeReddit()
  await close()
  return app
}

/** The keys of an app that Pinterest knows. */
export async function pinterestKeys(): Promise<{ clientId: string; clientSecret: string }> {
  const { app, close } = await startFakePinterest()
  await close()
  return app
}
