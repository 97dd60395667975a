import type { Problem } from '#channels/problem.ts'
import { describeProblem, describeTogether } from '#channels/problem-words.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { problemsOf } from '../post-problems.ts'
import { listMedia, type PostRow } from './posts.repository.ts'

/** Names every problem by its platform and field, in words, so that a person knows what to change where. */
export function refuseProblems(problems: Problem[], locale: Locale): void {
  if (problems.length === 0) return
  const fields = describeTogether(problems, locale, ({ platform, field }) => `${platform}.${field}`)
  throw new AppError('post_breaks_rules', { fields })
}

/** The same for one field of a form. */
export function refuseAs(field: string, problem: Problem | null, locale: Locale): void {
  if (problem) throw new AppError('refused', { fields: { [field]: describeProblem(problem, locale) } })
}

/** Lets only posts through that their networks would take as they are. */
export async function refuseBroken(
  db: Db,
  workspaceId: WorkspaceId,
  posts: PostRow[],
  locale: Locale,
): Promise<void> {
  if (posts.length === 0) return
  const media = await listMedia(
    db,
    workspaceId,
    posts.map(({ id }) => id),
  )
  const problems = posts.flatMap((post) =>
    problemsOf(
      post,
      media.filter(({ postId }) => postId === post.id),
    ),
  )
  refuseProblems(problems, locale)
}
