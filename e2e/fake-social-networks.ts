import { startFakeBluesky } from '../src/connectors/social/bluesky/bluesky.fake.fixture.ts'
import { startFakeMastodon } from '../src/connectors/social/mastodon/mastodon.fake.fixture.ts'
import { adapterKindOf } from '../src/connectors/social/server-registry.ts'
import { fakeTelegram } from '../src/connectors/social/telegram/telegram.fake.fixture.ts'
import { createFakeSmtpServer } from '../src/server/mail/smtp-server.fixture.ts'

/** The login of the fake mail server, and an address that it does not know. */
export const mailLogin = { username: 'luna', password: 'a-secret-of-the-mail-server' }
export const unknownMailbox = 'nobody@example.com'

/** In place of a channel: the network lists several, of which it can really post to the first. */
export const severalChannels = '@several_channels'

/** None of the networks lists several channels yet: here this one does. */
function listSeveral(kind: ReturnType<typeof adapterKindOf>, channel: string): void {
  const { connect } = kind
  if (!connect) throw new Error('It is connected with keys.')
  kind.connect = async (reach, values) => {
    if (values.channel !== severalChannels) return connect(reach, values)
    const answer = await connect(reach, { ...values, channel })
    if (answer.kind === 'refused') return answer
    const others = ['Luna North', 'Luna South'].map((name) => ({
      platform: 'telegram' as const,
      remoteId: name,
      name,
    }))
    return { ...answer, accounts: [...answer.accounts, ...others] }
  }
}

/** Networks on this computer, and the settings that point the product to them. */
export async function startFakeNetworks(): Promise<Record<string, string>> {
  const [telegram, mastodon, bluesky] = await Promise.all([
    fakeTelegram.start(),
    startFakeMastodon(),
    startFakeBluesky(),
  ])
  listSeveral(adapterKindOf('telegram'), telegram.values.channel ?? '')
  const refusals = Array.from({ length: 20 }, () => '550 5.1.1 No such user')
  const mail = await createFakeSmtpServer({
    login: mailLogin,
    recipients: { [unknownMailbox]: refusals },
  })
  return {
    BLUESKY_BASE_URL: bluesky.url,
    EMAIL_BASE_URL: `http://127.0.0.1:${mail.port}`,
    TELEGRAM_BASE_URL: telegram.url,
    MASTODON_BASE_URL: mastodon.url,
  }
}

/** What a person enters to connect it. */
export async function telegramValues(): Promise<{ token: string; channel: string }> {
  const { values, close } = await fakeTelegram.start()
  await close()
  return { token: values.token ?? '', channel: values.channel ?? '' }
}
