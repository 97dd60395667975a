import { posProviders } from '../src/connectors/pos/credentials.ts'
import { fakeShop } from '../src/connectors/pos/fake-shop.fixture.ts'
import { type FakeShop, startFakeTill } from '../src/connectors/pos/fake-till.fixture.ts'
import { fakeTills, tillSetting } from '../src/connectors/pos/fake-tills.fixture.ts'

/** What the shop at each of them has sold, up to the moment at which the run began. */
export const soldByTills = (): FakeShop =>
  fakeShop(12, 40, new Date(process.env.E2E_STARTED_AT ?? Date.now()))

/** A shop at every provider, each with the same products and sales, and the settings with which the product finds them. */
export async function startFakeTills(): Promise<Record<string, string>> {
  const settings: Record<string, string> = {}
  for (const provider of posProviders) {
    const till = await startFakeTill(fakeTills[provider])
    till.shop = soldByTills()
    Object.assign(settings, tillSetting(provider, till.url))
  }
  return settings
}
