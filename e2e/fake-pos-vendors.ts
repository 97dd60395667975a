import { type FakeShop, startFakePosServer } from '../src/connectors/pos/fake-pos-server.fixture.ts'
import { fakeShop } from '../src/connectors/pos/fake-shop.fixture.ts'
import { baseUrlSetting, fakeVendors } from '../src/connectors/pos/fake-vendors.fixture.ts'
import { posProviders } from '../src/connectors/pos/registry.ts'

/** Sales of the shop at each vendor, up to the start of the run. */
export const soldByVendors = (): FakeShop =>
  fakeShop(12, 40, new Date(process.env.E2E_STARTED_AT ?? Date.now()))

/** A shop at every vendor, each with the same products and sales, and the settings that point the product to them. */
export async function startFakeVendors(): Promise<Record<string, string>> {
  const settings: Record<string, string> = {}
  for (const provider of posProviders) {
    const pos = await startFakePosServer(fakeVendors[provider])
    pos.shop = soldByVendors()
    Object.assign(settings, baseUrlSetting(provider, pos.url))
  }
  return settings
}
