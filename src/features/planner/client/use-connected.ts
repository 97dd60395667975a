import type { Platform } from '#connectors/social/platforms.ts'
import { isPlatform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { useSocialAccounts } from '#features/social-accounts/index.client.ts'

/** Whether a platform's network has an active account: one account serves all platforms of its network. */
export function useConnected(): (platform: Platform) => boolean {
  const { data } = useSocialAccounts()
  const networks = new Set(
    (data?.items ?? []).flatMap(({ platform, isActive }) =>
      isActive ? [isPlatform(platform) ? manifestOf(platform).network : platform] : [],
    ),
  )
  return (platform) => networks.has(manifestOf(platform).network)
}
