import type { FakeProvider } from './fake-pos-server.fixture.ts'
import type { PosProvider } from './registry.ts'
import { fakeShopify } from './shopify/shopify.fake.fixture.ts'
import { fakeSquare } from './square/square.fake.fixture.ts'
import { fakeStripe } from './stripe/stripe.fake.fixture.ts'
import { fakeWoocommerce } from './woocommerce/woocommerce.fake.fixture.ts'

export const fakeVendors: Record<PosProvider, FakeProvider> = {
  stripe: fakeStripe,
  shopify: fakeShopify,
  square: fakeSquare,
  woocommerce: fakeWoocommerce,
}

/** The environment setting that points a provider to this URL. */
export const baseUrlSetting = (provider: PosProvider, url: string): Record<string, string> => ({
  [`${provider.toUpperCase()}_BASE_URL`]: url,
})
