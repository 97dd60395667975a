import { hasOwnDesign } from '#core/brands/index.server.ts'
import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import { hasOwnPublishedPost } from '#features/campaigns/index.server.ts'
import { hasOwnMedia } from '#features/media-library/index.server.ts'
import { hasOwnAccount } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type FirstStep, type FirstSteps, firstSteps } from '../first-steps.contract.ts'

const isDone: Record<FirstStep, (db: Db, workspaceId: WorkspaceId) => Promise<boolean>> = {
  business: async (db, workspaceId) => (await getWorkspaceSettings(db, workspaceId)).name !== '',
  look: hasOwnDesign,
  photos: hasOwnMedia,
  post: hasOwnPublishedPost,
  accounts: hasOwnAccount,
}

export const getFirstSteps = async (db: Db, { workspaceId }: Actor): Promise<FirstSteps> => ({
  steps: await Promise.all(firstSteps.map(async (id) => ({ id, isDone: await isDone[id](db, workspaceId) }))),
})
