import { CreditCard, ShoppingBag, ShoppingCart, Store } from 'lucide-react'
import type { PosProvider } from '../integrations.contract.ts'

const icons: Record<PosProvider, typeof Store> = {
  stripe: CreditCard,
  shopify: ShoppingBag,
  square: Store,
  woocommerce: ShoppingCart,
}

/** A sign for the kind of till; the name beside it says which. */
export function ProviderMark({ provider }: { provider: PosProvider }) {
  const Icon = icons[provider]
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-surface-sunken text-muted">
      <Icon aria-hidden className="size-4.5" />
    </span>
  )
}
