import { allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { requireTemplates } from '#features/message-templates/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { type Addressing, requirePublicAddress } from './require-public-address.ts'
import { type Choice, listChosen } from './scheduled-posts.repository.ts'

const approvedPlatforms = allPlatforms.filter((platform) => manifestOf(platform).templates !== undefined)

export type Readiness = Addressing & Pick<Deps, 'env'>

/** Refuses posts that their network would refuse for what is missing around them, before they are scheduled. */
export async function requireReady(
  deps: Readiness,
  actor: Pick<Actor, 'workspaceId'>,
  choice: Choice,
): Promise<void> {
  await requirePublicAddress(deps, actor, choice)
  await requireTemplates(deps, await listChosen(deps.db, actor.workspaceId, approvedPlatforms, choice))
}
