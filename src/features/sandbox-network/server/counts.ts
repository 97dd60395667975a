import type { countReactions } from './sandbox-network.repository.ts'

type Counted = Awaited<ReturnType<typeof countReactions>>

/** The counts of one post. */
export function countsOf(counted: Counted, postId: string) {
  const of = (kind: Counted[number]['kind']) =>
    counted.find((each) => each.ledgerId === postId && each.kind === kind)?.count ?? 0
  return {
    reach: of('view'),
    likes: of('like'),
    comments: of('comment'),
    shares: of('share'),
    clicks: of('click'),
  }
}
