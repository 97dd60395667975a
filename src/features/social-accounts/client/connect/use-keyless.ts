import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import type { Manifest } from '#connectors/social/channel.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { listNetworkApps } from '#features/social-accounts/social-accounts.contract.ts'

/** Whether a channel waits for the keys of an app. Team members cannot enter them, so they are not told. */
export function useKeyless(): (manifest: Pick<Manifest, 'app'>) => boolean {
  const { user } = useCurrentUser()
  const apps = useQuery({ ...read(listNetworkApps, {}), enabled: user !== null && user.role !== 'member' })
  return ({ app }) => apps.data?.items.some(({ name, source }) => name === app && source === null) === true
}
