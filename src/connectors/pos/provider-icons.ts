// Written by `npm run catalogs` from the names of the files.
import type { LucideIcon } from 'lucide-react'
import type { PosProvider } from './registry.ts'
import { shopifyIcon } from './shopify/shopify.icon.ts'
import { squareIcon } from './square/square.icon.ts'
import { stripeIcon } from './stripe/stripe.icon.ts'
import { woocommerceIcon } from './woocommerce/woocommerce.icon.ts'

export const providerIcons: Record<PosProvider, LucideIcon> = {
  shopify: shopifyIcon,
  square: squareIcon,
  stripe: stripeIcon,
  woocommerce: woocommerceIcon,
}
