import { inPickerOrder } from '#connectors/social/platforms.ts'
import type { Problem } from '#connectors/social/problem.ts'
import { describeProblem, describeTogether } from '#connectors/social/problem-words.ts'
import { isMissingMedia, problemsOf } from '#features/campaigns/post-problems.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { list as listMedia } from '../media/post-media.repository.ts'
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

/** Refuses posts that break rules of their networks, except for media that is being made. */
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
  const inOrder = posts.toSorted((a, b) => inPickerOrder(a.platform, b.platform))
  const problems = inOrder.flatMap((post) => {
    const own = media.filter(({ postId }) => postId === post.id)
    return problemsOf(post, own).map((problem) => ({ problem, postId: post.id }))
  })
  const drawn = await listBeingDrawn(
    db,
    problems.filter(({ problem }) => isMissingMedia(problem)).map(({ postId }) => postId),
  )
  const isToCome = ({ problem, postId }: (typeof problems)[number]) =>
    isMissingMedia(problem) && drawn.has(postId)
  refuseProblems(
    problems.filter((each) => !isToCome(each)).map(({ problem }) => problem),
    locale,
  )
}
