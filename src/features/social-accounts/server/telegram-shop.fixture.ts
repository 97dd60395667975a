import type { FakeNetwork } from '#connectors/social/conformance/fake-network.fixture.ts'
import { fakeTelegram } from '#connectors/social/telegram/telegram.fake.fixture.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'

export const accountsPath = '/api/social-accounts'

/** A new shop, and a Telegram of its own. */
export async function openTelegramShop(at: TestApp): Promise<{ ana: Person; network: FakeNetwork }> {
  const network = await fakeTelegram.start()
  at.deps.env.baseUrls.social.telegram = network.url
  return { ana: await at.person(), network }
}

export const connectTelegram = (person: Person, values: object, more: object = {}) =>
  person.post(`${accountsPath}/connect`, { network: 'telegram', values, ...more })

export const listAccounts = async (person: Person) => (await person.get(accountsPath)).json<SocialAccount[]>()
