import type { Problem } from '#connectors/social/checks/problem.ts'
import { describeProblem, describeTogether } from '#connectors/social/checks/problem-words.ts'
import { inPickerOrder } from '#connectors/social/platforms.ts'
import type { NamedProblem } from '#features/campaigns/campaigns.contract.ts'
import { isMissingMedia, problemsOf } from '#features/campaigns/post-problems.ts'
import { listSendingAccounts } from '#features/social-accounts/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { list as listMedia } from '../media/post-media.repository.ts'
import { limitsFor } from '../post-limits.ts'
import { listBeingDrawn, type PostRow } from '../posts.repository.ts'

/** Throws with every problem by platform and field, in words. */
export function refuseProblems(problems: Problem[], locale: Locale): void {
  if (problems.length === 0) return
  const fields = describeTogether(problems, locale, ({ platform, field }) => `${platform}.${field}`)
  throw new AppError('post_breaks_rules', { fields })
}

/** The same for one field of a form. */
export function refuseAs(field: string, problem: Problem | null, locale: Locale): void {
  if (problem) throw new AppError('refused', { fields: { [field]: describeProblem(problem, locale) } })
}

type Found = { problem: Problem; isBeingMade: boolean }

/** The rules that posts break, in the order of the platforms. */
async function findBroken(db: Db, workspaceId: WorkspaceId, posts: PostRow[]): Promise<Found[]> {
  if (posts.length === 0) return []
  const media = await listMedia(
    db,
    workspaceId,
    posts.map(({ id }) => id),
  )
  const mediaOf = Map.groupBy(media, ({ postId }) => postId)
  const inOrder = posts.toSorted((a, b) => inPickerOrder(a.platform, b.platform))
  const accounts = await listSendingAccounts(db, workspaceId)
  const problems = inOrder.flatMap((post) => {
    const words = { ...post, limits: limitsFor(accounts, post) }
    return problemsOf(words, mediaOf.get(post.id) ?? []).map((problem) => ({ problem, postId: post.id }))
  })
  const drawn = await listBeingDrawn(
    db,
    problems.filter(({ problem }) => isMissingMedia(problem)).map(({ postId }) => postId),
  )
  return problems.map(({ problem, postId }) => ({
    problem,
    isBeingMade: isMissingMedia(problem) && drawn.has(postId),
  }))
}

/** Refuses posts that break rules of their networks, except for media that is being made. */
export async function refuseBroken(
  db: Db,
  workspaceId: WorkspaceId,
  posts: PostRow[],
  locale: Locale,
): Promise<void> {
  const found = await findBroken(db, workspaceId, posts)
  refuseProblems(
    found.filter(({ isBeingMade }) => !isBeingMade).map(({ problem }) => problem),
    locale,
  )
}

/** The broken rules in words. */
export async function nameBroken(
  db: Db,
  workspaceId: WorkspaceId,
  posts: PostRow[],
  locale: Locale,
): Promise<NamedProblem[]> {
  const found = await findBroken(db, workspaceId, posts)
  return found.map(({ problem, isBeingMade }) => ({
    ...problem,
    message: describeProblem(problem, locale),
    isBeingMade,
  }))
}
