import type { Platform } from '#connectors/social/platforms.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { accountsFor } from '#features/social-accounts/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { TemplateProblem } from '../message-templates.contract.ts'
import { findTemplateProblem } from './post-message.ts'

type Post = {
  id: string
  workspaceId: WorkspaceId
  brandId: string | null
  platform: Platform
  accountId: string | null
}

function errorOf(problem: TemplateProblem) {
  if (problem === 'public_url_missing') return 'template_needs_address'
  return problem === 'sender_name_missing' ? 'template_needs_name' : problem
}

/** Refuses posts whose words are not approved. Posts of the sandbox and those that a person sends need no approval. */
export async function requireTemplates(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  posts: readonly Post[],
): Promise<void> {
  if (posts.length === 0) return
  const accountOf = await accountsFor(db, posts)
  for (const post of posts) {
    const account = accountOf(post)
    if (!account || isTestAdapter(account.adapter)) continue
    const problem = await findTemplateProblem({ db, env }, post.workspaceId, post.id)
    if (problem) throw new AppError(errorOf(problem))
  }
}
