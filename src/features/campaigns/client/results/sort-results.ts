import type { PostResults } from '#features/campaigns/results.contract.ts'

export const resultSorts = ['interactions', 'reach', 'clicks', 'platform'] as const
export type ResultSort = (typeof resultSorts)[number]

/** Highest first and unknown last. Posts come in the order of the platforms, which decides between equal ones. */
export function sortResults<Row extends Pick<PostResults, Exclude<ResultSort, 'platform'>>>(
  posts: readonly Row[],
  by: ResultSort,
): readonly Row[] {
  if (by === 'platform') return posts
  return posts.toSorted((a, b) => (b[by] ?? -1) - (a[by] ?? -1))
}
