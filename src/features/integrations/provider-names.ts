import type { PosProvider } from '#connectors/pos/credentials.ts'

/** Names of companies, the same in every language. */
export const providerNames: Record<PosProvider, string> = {
  stripe: 'Stripe',
  shopify: 'Shopify',
  square: 'Square',
  woocommerce: 'WooCommerce',
}
