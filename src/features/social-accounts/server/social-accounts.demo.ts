import { and, eq, inArray } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { testAdapter } from '#connectors/social/server-registry.ts'
import { testNetwork } from '#features/sandbox-network/index.server.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { sealTokens } from './account-secret.ts'
import { insertGrant, removeUnusedGrant } from './channel-grants.repository.ts'
import { handleOf } from './connect-test-account.ts'
import * as repository from './social-accounts.repository.ts'
import { socialAccounts } from './social-accounts.table.ts'

const NAME = 'Luna'
const platforms = [
  'instagram',
  'facebook',
  'x',
  'linkedin',
  'tiktok',
  'whatsapp',
] as const satisfies readonly Platform[]

/** Working accounts on the sandbox network, for every brand: users can publish through them. */
export const socialAccountsDemo: DemoPart = {
  name: 'social accounts',
  fill: async (db, shop) => {
    const { workspaceId } = shop
    await repository.lockConnecting(db, workspaceId)
    const existing = await repository.listOf(db, workspaceId, null)
    for (const [place, platform] of platforms.entries()) {
      const id = shop.id(`account ${platform}`)
      // Skips platforms that the user has already connected.
      if (existing.some((account) => account.platform === platform)) continue
      const remoteId = shop.id(`sandbox account ${platform}`)
      const known = { id: remoteId, platform, name: NAME, handle: handleOf(NAME) }
      const tokens = await testNetwork.signInAs(db, workspaceId, known)
      await insertGrant(db, workspaceId, {
        id,
        adapter: testAdapter,
        ...sealTokens(shop.secrets, id, tokens),
      })
      await repository.insert(db, workspaceId, {
        id,
        platform,
        accountName: testNetwork.accountName(NAME),
        remoteId,
        grantId: id,
        isDemo: true,
        createdAt: shop.daysAgo(88 - place, '10:00'),
      })
    }
  },
  clear: async (db, workspaceId) => {
    const isMarked = and(eq(socialAccounts.workspaceId, workspaceId), eq(socialAccounts.isDemo, true))
    const marked = await db.select({ remoteId: socialAccounts.remoteId }).from(socialAccounts).where(isMarked)
    const used = await testNetwork.removeUnused(
      db,
      workspaceId,
      marked.map(({ remoteId }) => remoteId),
    )
    await db
      .update(socialAccounts)
      .set({ isDemo: false })
      .where(and(isMarked, inArray(socialAccounts.remoteId, used)))
    const gone = await db.delete(socialAccounts).where(isMarked).returning({ id: socialAccounts.grantId })
    for (const { id } of gone) if (id) await removeUnusedGrant(db, workspaceId, id)
  },
}
