import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { collectOf } from './publishing/collect-results.ts'

export { confirmPosted } from './publishing/confirm-posted.ts'
export {
  cancelPosts,
  publishNow,
  reschedulePost,
  retryFailed,
  schedulePosts,
} from './publishing/plan-posts.ts'

/** Asks the networks now what people did with the posts of one campaign. */
export const refreshResults = (deps: Deps, workspaceId: WorkspaceId, campaignId: string): Promise<void> =>
  collectOf(deps, workspaceId, campaignId)

export { type Engine, startEngine } from './publishing/engine.ts'
