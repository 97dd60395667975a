import type { FakeNetwork, FakeNetworkKind } from '#connectors/social/conformance/fake-network.fixture.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { TestApp } from './test-app.ts'

/** Connects the account of a fake network as signing in does; answers its id. */
export async function connectFake(
  at: TestApp,
  shop: Pick<Actor, 'workspaceId' | 'userId'>,
  { network, platform }: FakeNetworkKind,
  fake: FakeNetwork,
): Promise<string> {
  const { remoteId, site, app: _, limits: __, ...tokens } = fake.account
  await keepGrant(at.deps, { ...shop, role: 'owner' } as Parameters<typeof keepGrant>[1], {
    adapter: network,
    brandId: null,
    platform,
    granted: {
      kind: 'granted',
      site,
      user: { id: platform, name: 'Luna' },
      tokens,
      scopes: [],
      accounts: [{ platform, remoteId, name: '@luna' }],
    },
  })
  const { rows } = await at.query(
    'select id from social_accounts where workspace_id = $1 and platform = $2',
    [shop.workspaceId, platform],
  )
  return rows[0]?.id ?? ''
}
