import type { LucideIcon } from 'lucide-react'
import type { PosProvider } from './registry.ts'
import { shopifyIcon } from './shopify/shopify.icon.ts'
import { squareIcon } from './square/square.icon.ts'
import { stripeIcon } from './stripe/stripe.icon.ts'
import { woocommerceIcon } from './woocommerce/woocommerce.icon.ts'

/** For screens only, so that the server never loads icons. */
export const providerIcons: Record<PosProvider, LucideIcon> = {
  stripe: stripeIcon,
  shopify: shopifyIcon,
  square: squareIcon,
  woocommerce: woocommerceIcon,
}
