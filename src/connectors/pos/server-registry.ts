import type { Limits } from '#server/outgoing/guarded-fetch.ts'
import type { PosAdapter } from './pos.ts'
import { type PosDeps, posLimits } from './pos-client.ts'
import { type Credentials, credentialsSchema, type PosProvider } from './registry.ts'
import { shopifyAdapter } from './shopify/shopify.adapter.ts'
import { squareAdapter } from './square/square.adapter.ts'
import { stripeAdapter } from './stripe/stripe.adapter.ts'
import { woocommerceAdapter } from './woocommerce/woocommerce.adapter.ts'

type CreateAdapter<Provider extends PosProvider> = (
  credentials: Credentials<Provider>,
  deps: PosDeps,
  limits: Limits,
) => PosAdapter

const adapters: { [Provider in PosProvider]: CreateAdapter<Provider> } = {
  stripe: stripeAdapter,
  shopify: shopifyAdapter,
  square: squareAdapter,
  woocommerce: woocommerceAdapter,
}

/** The adapter of a provider; throws if the credentials do not match its schema. */
export function posAdapter<Provider extends PosProvider>(
  provider: Provider,
  credentials: unknown,
  deps: PosDeps,
  limits: Limits = posLimits,
): PosAdapter {
  const parsed = credentialsSchema(provider).parse(credentials) as Credentials<Provider>
  return adapters[provider](parsed, deps, limits)
}
