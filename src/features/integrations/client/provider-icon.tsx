import { providerIcons } from '#connectors/pos/provider-icons.ts'
import type { PosProvider } from '#connectors/pos/registry.ts'

/** Decoration: the name of the provider is written beside it. */
export function ProviderIcon({ provider }: { provider: PosProvider }) {
  const Icon = providerIcons[provider]
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-surface-sunken text-muted">
      <Icon aria-hidden className="size-4.5" />
    </span>
  )
}
