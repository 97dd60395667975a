import { startFakeMastodon } from '../src/connectors/social/mastodon/mastodon.fake.fixture.ts'
import { fakeTelegram } from '../src/connectors/social/telegram/telegram.fake.fixture.ts'

/** Networks on this computer, and the settings that point the product to them. */
export async function startFakeNetworks(): Promise<Record<string, string>> {
  const [telegram, mastodon] = await Promise.all([fakeTelegram.start(), startFakeMastodon()])
  return { TELEGRAM_BASE_URL: telegram.url, MASTODON_BASE_URL: mastodon.url }
}

/** What a person enters to connect it. */
export async function telegramValues(): Promise<{ token: string; channel: string }> {
  const { values, close } = await fakeTelegram.start()
  await close()
  return { token: values.token ?? '', channel: values.channel ?? '' }
}
