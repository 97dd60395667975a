import type { Limits } from '#server/outgoing/guarded-fetch.ts'
import { credentialSchemas, type PosProvider } from './credentials.ts'
import type { PosAdapter } from './pos.ts'
import { type PosDeps, posLimits } from './pos-http.ts'
import { shopifyAdapter } from './shopify/shopify.adapter.ts'
import { squareAdapter } from './square/square.adapter.ts'
import { stripeAdapter } from './stripe/stripe.adapter.ts'
import { woocommerceAdapter } from './woocommerce/woocommerce.adapter.ts'

/** The till of a provider, with what it was given; throws when that is not what the provider needs. */
export function posAdapter(
  provider: PosProvider,
  credentials: unknown,
  deps: PosDeps,
  limits: Limits = posLimits,
): PosAdapter {
  switch (provider) {
    case 'stripe':
      return stripeAdapter(credentialSchemas.stripe.parse(credentials), deps, limits)
    case 'shopify':
      return shopifyAdapter(credentialSchemas.shopify.parse(credentials), deps, limits)
    case 'square':
      return squareAdapter(credentialSchemas.square.parse(credentials), deps, limits)
    case 'woocommerce':
      return woocommerceAdapter(credentialSchemas.woocommerce.parse(credentials), deps, limits)
  }
}
